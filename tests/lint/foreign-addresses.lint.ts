import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { surfaces } from '../../scripts/public-surface/entries.mjs';
import { foreignAddress } from '../../scripts/public-surface/text.mjs';

const packages = join(import.meta.dirname, '../../packages');

it.each(surfaces)('the guides of @ca-portal/%s send nobody to a document that he has not got', (name) => {
  const sources = readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mdx)$/.test(path) && !/\.(?:test|generated)\./.test(path))
    .map((path) => `src/${path}`);
  const texts = ['README.md', ...sources];
  expect(texts.length).toBeGreaterThan(20);
  const sending = texts.flatMap((path) =>
    readFileSync(join(packages, name, path), 'utf8')
      .split('\n')
      .filter((line) => foreignAddress.test(line.replace(/source: '.*'/, '')))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sending).toEqual([]);
});
