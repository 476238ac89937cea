import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../packages/', import.meta.url).pathname;
const textsOf = (folder: string, which: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => which.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }));
const source = /(?<!\.(?:test|stories|fixtures))\.tsx?$/;

/** Sources with instructions for users: pages, messages, and the answers and articles of a new installation. */
const told = [
  ...textsOf('app/src', source),
  ...textsOf('server/src/services/messages', source),
  ...textsOf('server/src/seed', source),
];
/** Sources with visible names: pages, widgets, menus, rows of code lists, and the shared labels. */
const shown = [
  ...textsOf('app/src', source),
  ...textsOf('ui/src', /(?:\.zh\.ts|(?<!stories|test)\.tsx)$/),
  ...textsOf('server/src/seed', /^(?:menus-table|site|site-content|codes)\.ts$/),
  ...textsOf('api/src/domain', /(?<!\.test)\.ts$/),
]
  .map(({ text }) => text)
  .join('\n');

/** Names of browser, Windows and system dialogs, which the portal does not define. */
const ofOthers: readonly string[] = [
  '网站设置',
  '极速模式',
  '访问本机程序',
  '当前用户',
  '标志此密钥为可导出',
  '复制链接地址',
];

/** A visible name is at the start of a text, followed by its end, a pause, an amount or the question mark of a link. */
const isShown = (name: string): boolean =>
  new RegExp(
    `(?:['"\`>]|\\n\\s*)${name.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&')}(?=['"\`<？，\\s\\\\{$])`,
  ).test(shown);

it('sends nobody to a page, a button or a choice that does not exist by that name', () => {
  let named = 0;
  const nowhere: string[] = [];
  for (const { path, text } of told) {
    for (const [, found = ''] of text.matchAll(/(?:在|到|进入|打开|点击?|从|选择?)“([^”$<{]{2,16})”/g)) {
      // “下载中心—驱动程序” names a page and a part of it.
      for (const name of found.split('—')) {
        named += 1;
        if (!isShown(name) && !ofOthers.includes(name)) nowhere.push(`${path}: ${name}`);
      }
    }
  }
  expect(named).toBeGreaterThan(150);
  expect(nowhere).toEqual([]);
});
