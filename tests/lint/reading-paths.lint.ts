import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, section = ''] = /^## Two paths to read first$([^]*?)^## /m.exec(
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'),
)!;
const paths = [...section.matchAll(/^```$([^]*?)^```$/gm)].map(([, lines = '']) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]!),
);

test('whoever is new follows a payment and a signature of the lock in twelve files each, which all exist', () => {
  expect(paths).toHaveLength(2);
  for (const files of paths) {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  }
});
