// `pnpm readme`: writes the catalog of subpaths and the sizes of ten imports into the READMEs of the packages,
// between their markers. The text of a widget is the first sentence of its page, in Chinese from the table of its
// page. Sizes need built packages.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageSizes } from './readme/sizes.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');
const ui = 'packages/ui/src';

/**
 * The text up to the end of the first sentence, in Chinese or English, without markup that a table cell cannot
 * contain.
 */
const sentence = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<[^>]+>|\{[^}]+\}/g, '')
    .replaceAll('|', '/')
    .trim()
    .match(/^.+?(?:[.。](?= |$)|:(?= )|$)/)?.[0]
    .replace(/:$/, '.') ?? '';

/** Where the page does not start with the description of the folder. */
const named = {
  'animated-number': 'A figure that runs to its new value: `useAnimatedNumber`.',
  form: '`useForm`, `Form`, `Field` and `ErrorSummary` over react-hook-form; drafts, autosave and the guard against leaving.',
  formats: 'Dates, amounts, phone and ID numbers as text; pure functions, no React.',
  locale: 'The words of every widget: Chinese (`zhCN`) and English (`enUS`).',
  motif: '防伪纹, the guilloche: `Rosette` and `Wave`.',
  'seal-stamp': '印章: a seal of up to four characters.',
  'tab-model': 'The rules of visited pages as a pure reducer, for `TabBar`.',
  theme: '`UiProvider`, `GlobalStyle`, `ScopedStyle`, the tokens and the settings of a visitor.',
};

function entryOf(folder) {
  const pages = readdirSync(at(`${ui}/${folder}`)).filter((file) => file.endsWith('.mdx'));
  const page = pages[0];
  if (!page) return { file: 'index.ts', text: named[folder] ?? docOf(folder) };
  const body = read(`${ui}/${folder}/${page}`)
    .replace(/^[^]*?^# .*$/m, '')
    .trimStart();
  return {
    file: page,
    text:
      named[folder] ??
      sentence(body.split(/\n\s*\n/).find((part) => /^[\w`*\u4e00-\u9fff]/.test(part)) ?? ''),
  };
}

/** From the doc comment in the source, if a folder has no page. */
function docOf(folder) {
  const source = readdirSync(at(`${ui}/${folder}`)).find(
    (file) => /^[A-Z]\w+\.tsx$/.test(file) && !/\.(?:test|stories|fixtures)\./.test(file),
  );
  const docs = source
    ? [...read(`${ui}/${folder}/${source}`).matchAll(/\/\*\*([^]*?)\*\/\s*export function [A-Z]/g)]
    : [];
  return sentence((docs[0]?.[1] ?? '').replaceAll(/^\s*\*/gm, ' '));
}

const tokenFiles =
  '| `@ca-portal/ui/tokens.json`, `/tokens.figma.json`, `/tokens.css` | The tokens as files: W3C Design Tokens 2025.10; a Tokens Studio file that Figma imports as variables, one theme a mode; CSS for pages without React. |';

const folders = () =>
  readdirSync(at(ui))
    .filter((name) => existsSync(at(`${ui}/${name}/index.ts`)))
    .toSorted();
const rowOf = (folder, file, text) => `| [\`@ca-portal/ui/${folder}\`](src/${folder}/${file}) | ${text} |`;

export function uiCatalog() {
  const rows = folders().map((folder) => {
    const { file, text } = entryOf(folder);
    return rowOf(folder, file, text);
  });
  return ['| Import | What it is |', '|---|---|', ...rows, tokenFiles].join('\n');
}

const tokenFilesInChinese =
  '| `@ca-portal/ui/tokens.json`、`/tokens.figma.json`、`/tokens.css` | 设计变量文件：W3C Design Tokens 2025.10；Figma 可以导入为变量的 Tokens Studio 文件，每种模式一个主题；供不用 React 的页面使用的 CSS。 |';

export function uiCatalogInChinese() {
  const table = read(`${ui}/story-kit/docs/guide/chinese.ts`);
  const texts = new Map(
    [...table.matchAll(/^ {2}'?([\w-]+)'?:\s+'(.+)',$/gm)].map(([, name, text]) => [name, text]),
  );
  const rows = folders().map((folder) => rowOf(folder, entryOf(folder).file, texts.get(folder) ?? ''));
  return ['| 导入 | 内容 |', '|---|---|', ...rows, tokenFilesInChinese].join('\n');
}

function fill(file, name, content) {
  const text = read(file);
  const marked = new RegExp(`(<!-- ${name}:[^>]*-->\n)[^]*?(<!-- /${name} -->)`);
  if (!marked.test(text)) throw new Error(`${file} has no place for ${name}`);
  writeFileSync(
    at(file),
    text.replace(marked, (_, open, close) => `${open}\n${content}\n\n${close}`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fill('packages/ui/README.md', 'catalog', uiCatalog());
  fill('packages/ui/README.zh-CN.md', 'catalog', uiCatalogInChinese());
  fill('packages/ui/README.md', 'sizes', await packageSizes());
}
