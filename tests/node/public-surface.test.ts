import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { surfaces } from '../../scripts/public-surface/entries.mjs';
import { surfaceText, undocumented } from '../../scripts/public-surface/text.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it.each(surfaces)(
  'what @ca-portal/%s exports is what docs/surface says (run `pnpm generate`, and read its diff), and says what it is',
  { timeout: 120_000 },
  (name) => {
    expect.soft(surfaceText(root, name)).toBe(read(`docs/surface/${name}.txt`));
    expect(undocumented(root, name), 'exported without a comment').toEqual([]);
  },
);
