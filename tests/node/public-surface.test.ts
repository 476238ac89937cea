import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { surfaces } from '../../scripts/public-surface/entries.mjs';
import { surfaceText, undocumented } from '../../scripts/public-surface/text.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe.each(surfaces)('what @ca-portal/%s exports', (name) => {
  it('is what docs/surface says (run `pnpm generate`, and read its diff)', { timeout: 120_000 }, () => {
    expect(surfaceText(root, name)).toBe(read(`docs/surface/${name}.txt`));
  });
  it('says of itself what it is', { timeout: 120_000 }, () => {
    expect(undocumented(root, name)).toEqual([]);
  });
});
