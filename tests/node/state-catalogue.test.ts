import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { stateCatalogue } from '../../packages/ui/src/story-kit/stateCatalogue.js';

// A state that has no story does not exist: what the catalogue lists must be there under that very id.
const packages = join(import.meta.dirname, '../../packages');
const files = ['ui', 'app'].flatMap((name) => {
  const src = join(packages, name, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(src, file));
});
const stories = new Set(
  files.flatMap((fileName) =>
    loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title = '') => title })
      .parse()
      .stories.map(({ id }) => id),
  ),
);

describe.each(stateCatalogue)('$section', ({ rows }) => {
  it.each(rows)('$state: $story', ({ story }) => expect(stories).toContain(story));

  it('names each state once', () => {
    expect(new Set(rows.map(({ state }) => state)).size).toBe(rows.length);
  });
});

it('covers the sections that name states', () => {
  const sections = stateCatalogue.map(({ section }) => section.split(' ')[0]);
  expect(sections).toEqual(
    expect.arrayContaining('2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 3 4 5 6 7.8 8 9'.split(' ')),
  );
});
