import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../packages/app/src/', import.meta.url).pathname;

/** Files that handle invalid times themselves: `parseBeijing` and `readTime` throw, and the page would fail. */
const guarded = ['features/messages/letter-form.ts', 'shared/time/moment-of.ts'];

it('a time of the server that cannot be read breaks no page: it goes through momentOf and epochOf', () => {
  const throwing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test|fixtures)\./.test(path))
    .filter((path) => /\b(?:parseBeijing|readTime)\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(throwing.toSorted()).toEqual(guarded);
});
