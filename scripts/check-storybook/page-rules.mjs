import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const manifests = new Map();

/** Whether a package of the workspace exports this path. */
function resolves(root, specifier) {
  const [, name, subpath] = /^@ca-portal\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const folder = new URL(`packages/${name}/`, root);
  if (!name || !existsSync(folder)) return false;
  if (!manifests.has(name))
    manifests.set(name, JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')));
  const exported = manifests.get(name).exports ?? {};
  const target = exported[subpath ? `./${subpath}` : '.'] ?? (subpath && exported['./*']);
  const source = target?.['@ca-portal/source'] ?? target?.default;
  return Boolean(source) && existsSync(new URL(source.replace('*', subpath ?? ''), folder));
}

/** Syntax errors of a code block marked as a module. */
const syntaxErrors = (code) =>
  ts
    .transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
      fileName: 'example.tsx',
    })
    .diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));

const sections = ['Keyboard', 'Accessibility', 'Do and don’t', 'Props', 'Related'];

/**
 * @param {URL} root of the repository
 * @param {Set<string>} ids of every entry
 * @param {{ id: string, isWidget: boolean }} entry
 * @param {{ text: string, lead: string, isCovered: boolean, brokenStories: number, emptyTables: string[],
 *   code: string[], headings: string[], links: string[] }} page
 */
export function problemsOfPage(root, ids, entry, page) {
  const raw = page.text.split('\n').filter((line) => /^\s*\|.*\|\s*$/.test(line) || /\|\s*-{3,}/.test(line));
  const imports = page.code.flatMap((code) =>
    [...code.matchAll(/from '(@ca-portal\/[^']+)'/g)].map(([, specifier]) => specifier),
  );
  const modules = page.code.filter((code) => code.includes('export function Example'));
  const inside = page.code.filter((code) =>
    /function [A-Z]{2}\(|^\s*\{\s*(args|render)\b|\bfn\(\)/.test(code),
  );
  const targets = page.links.flatMap((link) => /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? []);
  return [
    ...raw.map((line) => `shows table syntax: ${line}`),
    ...page.emptyTables.map((table) => `has a table with an empty cell or no row: ${table}`),
    ...new Set(
      imports.filter((one) => !resolves(root, one)).map((one) => `imports ${one}, which nobody exports`),
    ),
    ...inside.map((code) => `shows the story's inside instead of an example: ${code.slice(0, 80)}`),
    ...modules.flatMap((code) =>
      syntaxErrors(code).map((error) => `has an example with a syntax error: ${error}`),
    ),
    ...targets.filter((id) => !ids.has(id)).map((id) => `links to ${id}, which is not there`),
    ...(page.isCovered ? ['lies under a story of its own: such stories have the parameters `overPage`'] : []),
    ...(page.brokenStories > 0 ? ['shows an error in place of a story'] : []),
    ...(entry.isWidget ? problemsOfWidget(page, modules) : []),
  ];
}

/** Required parts of every widget page. */
function problemsOfWidget(page, modules) {
  return [
    ...(page.lead.length < 10 ? ['does not say what it is'] : []),
    ...(page.text.includes('When not to use it.') ? [] : ['does not say when not to use it']),
    ...(page.code.some((code) => code.includes("from '@ca-portal/ui/")) ? [] : ['has no import line']),
    ...(modules.length === 0 ? ['has no example that can be copied'] : []),
    ...sections
      .filter((title) => !page.headings.includes(title))
      .map((title) => `lacks the section ${title}`),
  ];
}
