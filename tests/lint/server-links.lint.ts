import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../packages/', import.meta.url).pathname;
const sources = (folder: string, which = /(?<!\.(?:test|stories|fixtures))\.tsx?$/) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => which.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }));

/** Addresses of all pages: those of the app, and those of the menus of a new installation. */
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

/** Links in the app and in a new installation: links, help, answers and articles. */
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

/** Names of other programs, of spreadsheets and of news, which the portal does not define. */
const elsewhere = [
  '是否允许更改', // asked by Windows
  '网站设置', // of the browser
  '极速模式', // likewise
  '本地网络访问', // likewise
  '免材料',
  '证书升级', // what frauds say
  '仅供办理数字证书使用', // stands on a copy
  '# 章名', // how a chapter is typed, as the form's hint quotes it
  '名称|秒数|视频地址', // how a lesson is
];

it('names no function in help, chat, articles and messages that stands on no page', () => {
  const told = [
    ...sources('server/src/seed', /(?<!table|codes)\.ts$/),
    ...sources('server/src/modules'),
    ...sources('server/src/services'),
    ...sources('app/src/shell/help'),
  ];
  // “A—B” is a path through the portal: each part must exist.
  const named = told.flatMap(({ path, text }) =>
    [...text.matchAll(/“([^”“]{2,16})”/g)].flatMap(([, name = '']) =>
      /[{$]/.test(name) ? [] : name.split('—').map((part) => ({ path, part })),
    ),
  );
  const shown = [
    ...sources('app/src').filter(({ path }) => !path.includes('help')),
    ...sources('ui/src'),
    ...sources('api/src/domain'),
    ...sources('ca-lock-sdk/src'),
    ...sources('server/src/seed', /(?:table|codes|shop)\.ts$/),
  ]
    // A quotation in a text does not prove that the name exists.
    .map(({ text }) => text.replaceAll(/“[^”]*”/g, ''))
    .join('\n');
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(
    ({ part }) => /[\u4e00-\u9fff]/.test(part) && !elsewhere.includes(part) && !shown.includes(part),
  );
  expect(missing).toEqual([]);
});
