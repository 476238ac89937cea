import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chineseNot } from '../../packages/ui/src/story-kit/docs/guide/chineseNot.js';
import { chinese as whatItIs } from '../../packages/ui/src/story-kit/docs/guide/chinese.js';
import { guide } from '../../packages/ui/src/story-kit/docs/guide/index.js';

// What a province's developer or operator reads is there in Chinese and in English, and says the same in both.
const root = join(import.meta.dirname, '../..');
const within = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const folders = [
  '',
  'docs',
  'docs/guides',
  'examples',
  ...within('packages').flatMap((name) => [name, `${name}/docs`]),
  ...within('examples'),
];
const readable = folders
  .filter((folder) => existsSync(join(root, folder)) && statSync(join(root, folder)).isDirectory())
  .flatMap(within)
  .filter((file) => file.endsWith('.md'));

/**
 * For those who change the kit itself, or made of the contract by `pnpm generate`: English alone, as code is. Changes and
 * licenses of dependencies are lists.
 */
const englishAlone = new Set(
  ['asvs', 'authorization', 'design', 'endpoints', 'journeys', 'quality', 'states'].map(
    (name) => `docs/${name}.md`,
  ),
);
const isList = (file: string) => /^(?:CHANGELOG|THIRD-PARTY-NOTICES)\.md$/.test(basename(file));
const chineseOf = (file: string) =>
  file.startsWith('docs/guides/')
    ? file.replace('docs/guides/', 'docs/guides/zh/')
    : file.replace(/\.md$/, '.zh-CN.md');
const english = readable.filter(
  (file) => !file.endsWith('.zh-CN.md') && !englishAlone.has(file) && !isList(file),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** A part that `pnpm readme` writes stands in the English page alone, and the Chinese one leads to it. */
const written = (file: string) => read(file).replaceAll(/^<!-- (\w+):[^]*?^<!-- \/\1 -->$/gm, '');
/** What is to be typed or copied is the same; what a comment says of it is in the reader's language. */
const codeOf = (file: string) =>
  [...written(file).matchAll(/^( *)```.*?^\1```$/gms)].map(([code]) =>
    code
      .replaceAll(/^ +/gm, '')
      .replaceAll(/ +(?:#|\/\/) .*$/gm, '')
      .trimEnd(),
  );
const textOf = (file: string) => written(file).replaceAll(/^( *)```.*?^\1```$/gms, '');
const headingsOf = (file: string) => textOf(file).match(/^#+ /gm);
const rowsOf = (file: string) => textOf(file).match(/^ *\|/gm)?.length;
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

it('finds the pages', () => {
  expect(english).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/server-settings.md',
      'packages/ui/README.md',
      'packages/ca-lock-sdk/docs/driver.md',
      'examples/second-province/README.md',
    ]),
  );
});

it.each(english)('%s is there in Chinese, says the same, and its links lead to what is there', (file) => {
  const chinese = chineseOf(file);
  expect([chinese, existsSync(join(root, chinese))]).toEqual([chinese, true]);
  expect.soft(codeOf(chinese), 'commands').toEqual(codeOf(file));
  expect.soft(headingsOf(chinese), 'headings').toEqual(headingsOf(file));
  expect.soft(rowsOf(chinese), 'rows of tables').toBe(rowsOf(file));
  const links = [...textOf(chinese).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link);
  const isThere = (link: string) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(chinese), path) : chinese;
    if (!existsSync(join(root, target))) return false;
    return (
      !anchor || [...read(target).matchAll(/^#+ (.+)$/gm)].some(([, text = '']) => anchorOf(text) === anchor)
    );
  };
  expect
    .soft(
      links.filter((link) => !isThere(link)),
      'links to nothing',
    )
    .toEqual([]);
  expect(textOf(chinese)).toMatch(/[\u4e00-\u9fff]/);
});

describe('the page of a widget', () => {
  it('says in Chinese what it is and when another one is taken', () => {
    const widgets = Object.keys(guide).toSorted();
    expect(Object.keys(chineseNot).toSorted()).toEqual(widgets);
    expect(widgets.filter((name) => !whatItIs[name])).toEqual([]);
  });
  it('names the same other widgets in both languages', () => {
    const named = (text: string) => text.match(/`[^`]+`/g)?.toSorted();
    const differing = Object.entries(guide).filter(
      ([name, { not }]) => String(named(not)) !== String(named(chineseNot[name] ?? '')),
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });
});
