import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Every import in a code example must be exported under that name and subpath: docs/surface lists all exports.
const root = join(import.meta.dirname, '../..');
const within = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const pages = [
  ...readdirSync(root),
  ...within('docs'),
  ...['ui', 'api', 'ca-lock-sdk'].flatMap((name) => [
    `packages/${name}/README.md`,
    `packages/${name}/README.zh-CN.md`,
    ...within(`packages/${name}/src`),
  ]),
].filter((name) => /\.mdx?$/.test(name) && !name.startsWith('docs/surface'));

const surface = new Map(
  ['ui', 'api', 'ca-lock-sdk'].map((name) => {
    const lines = readFileSync(join(root, `docs/surface/${name}.txt`), 'utf8').split('\n');
    const names = lines.map((line) => {
      const [subpath = '', , own = ''] = line.split(' ', 3);
      return `${subpath.replace(/^\.\/?/, '')} ${own.replace(/:$/, '')}`;
    });
    return [name, new Set(names)];
  }),
);

/** `{ A, type B, C as D }` of an import, as the names in the package. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/s, ''),
    )
    .filter(Boolean);

const shown = pages.flatMap((page) =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /import (?:type )?\{([^}]+)\} from '@ca-portal\/(ui|api|ca-lock-sdk)(?:\/([^']+))?'/g,
    ),
  ].flatMap(([, braces = '', name = '', subpath = '']) =>
    namesIn(braces).map((own) => ({ page, name, export: `${subpath} ${own}` })),
  ),
);

it('names that a page imports are exported', () => {
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((one) => !surface.get(one.name)?.has(one.export))).toEqual([]);
});
