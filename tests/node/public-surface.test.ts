import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { surfaces } from '../../scripts/public-surface/entries.mjs';
import { foreignAddress, surfaceText, undocumented } from '../../scripts/public-surface/text.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe.each(surfaces)('what @ca-portal/%s exports', (name) => {
  it('is what docs/surface says (run `pnpm generate`, and read its diff)', { timeout: 120_000 }, () => {
    expect(surfaceText(root, name)).toBe(read(`docs/surface/${name}.txt`));
  });
  it('says of itself what it is', { timeout: 120_000 }, () => {
    expect(undocumented(root, name)).toEqual([]);
  });
  it('and its guides send nobody to a document that he has not got', () => {
    const sources = readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mdx)$/.test(path) && !/\.(?:test|generated)\./.test(path))
      .map((path) => `src/${path}`);
    const texts = ['README.md', ...sources];
    expect(texts.length).toBeGreaterThan(20);
    const sending = texts.flatMap((path) =>
      read(`packages/${name}/${path}`)
        .split('\n')
        .filter((line) => foreignAddress.test(line.replace(/source: '.*'/, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(sending).toEqual([]);
  });
});
