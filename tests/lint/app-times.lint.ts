import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../packages/app/src/', import.meta.url).pathname;

/** Where a text that is no time has its answer: what both of them throw would take the page away. */
const guarded = ['features/messages/letter-form.ts', 'shared/time/moment-of.ts'];

it('a time of the server that cannot be read breaks no page: it goes through momentOf and epochOf', () => {
  const throwing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test|fixtures)\./.test(path))
    .filter((path) => /\b(?:parseBeijing|readTime)\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(throwing.toSorted()).toEqual(guarded);
});
