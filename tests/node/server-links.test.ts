import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../packages/', import.meta.url).pathname;
const sources = (folder: string, which = /(?<!\.(?:test|stories|fixtures))\.tsx?$/) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => which.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }));

/** Addresses of the pages: those that the app brings, and those of the menus that an installation starts with. */
const pages = new Set([
  ...sources('app/src/features').flatMap(({ text }) =>
    [...text.matchAll(/path: '(\/[^'?]*)'/g)].map(([, path]) => path),
  ),
  ...sources('server/src/seed', /^menus-table\.ts$/).flatMap(({ text }) => {
    const rows = [...text.matchAll(/path: '([^'/]+)',\n|(?:page|hidden)\(\s*'[^']*',\s*'([^']*)'/g)];
    let directory = '';
    return rows.flatMap(([, own, page]) => {
      if (own) directory = own;
      return page ? [`/${directory}/${page}`] : [];
    });
  }),
]);

const links = [...sources('server/src/modules'), ...sources('server/src/services')].flatMap(
  ({ path, text }) => [...text.matchAll(/link: ['"`](\/[^'"`?$]*)/g)].map(([, link]) => ({ path, link })),
);

it('leads from every message and to-do of the server to a page that exists', () => {
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ link }) => !pages.has(link))).toEqual([]);
});

/** What the app itself offers: links, help, and the answers and articles that an installation starts with. */
const offered = [...sources('app/src'), ...sources('server/src/seed', /\.ts$/)].flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:href|to|link|url)(?:=\{?|: ?)['"`](\/[^'"`?#$]*)/g)].map(([, link]) => ({
    path,
    link: link === '/' ? '/' : link?.replace(/\/$/, ''),
  })),
);
const open = (link: string) =>
  pages.has(link) || [...pages].some((page) => page?.includes(':') && page.split('/:')[0] === link);

it('leads from every link of pages, help and first contents to a page that exists', () => {
  expect(offered.length).toBeGreaterThan(150);
  expect(offered.filter(({ link }) => link !== undefined && !open(link))).toEqual([]);
});
