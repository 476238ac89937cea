import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
/** Inline code with a slash is a path, except for addresses of the server. */
const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
const exists = (path: string) => existsSync(path) || existsSync(`packages/${path}`);

test('what docs/asvs.md names as a proof is there', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(paths)].filter((path) => !exists(path))).toEqual([]);
});
