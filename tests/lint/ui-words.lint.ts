import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Chinese characters, with Chinese punctuation and full-width forms. */
const chinese = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
const root = new URL('../../packages/ui/src/', import.meta.url).pathname;

/** Files that may contain Chinese: words in two languages, tests, stories, and code that handles it in any locale. */
const mayHold = [
  /\.(?:zh|en|stories|test|fixtures)\.tsx?$/,
  /^formats\//, // Chinese by the specification; English texts come from the widgets' words
  /^story-kit\//,
  /^date-picker\/isoDate\.ts$/, // reads 2026年11月21日 as typed
];

/** Strings and JSX texts of a source file, without its comments. */
function textsIn(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node) ? node.text : '';
    // A style sheet is a string, so its comments are in the text.
    const shown = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    if (chinese.test(shown)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${shown.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no widget says a word, nor a mark, that another language could not replace', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !mayHold.some((allowed) => allowed.test(path)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(textsIn)).toEqual([]);
});
