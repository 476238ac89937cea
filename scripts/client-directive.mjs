// Every built file of ui begins with 'use client'. Files without React (formats, texts, the tab model) must not: a
// server component could not call them then.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const directive = /^"use client";/;
const named =
  /(?:^|[;\n}])\s*(?:import|export)\b[^'"`;]*?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const pureLibrary = /^dayjs(?:\/|$)/;

const importsOf = (text) => [...text.matchAll(named)].map(([, from, late]) => from ?? late);

/**
 * Files that a server component may call: they import only each other and dayjs, directly or indirectly.
 * @param files path within the folder → text
 */
export function pureFiles(files) {
  const pure = new Set(files.keys());
  const target = (file, name) => posix.normalize(posix.join(posix.dirname(file), name));
  const staysPure = (file) =>
    importsOf(files.get(file)).every((name) =>
      name.startsWith('.') ? pure.has(target(file, name)) : pureLibrary.test(name),
    );
  for (let before = -1; before !== pure.size;) {
    before = pure.size;
    for (const file of pure) if (!staysPure(file)) pure.delete(file);
  }
  return [...pure];
}

/**
 * Removes the directive from the pure files of a built folder; an empty line stays, so that source maps still match.
 */
export function dropNeedlessDirectives(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  );
  for (const file of pureFiles(files)) {
    writeFileSync(`${folder}/${file}`, files.get(file).replace(directive, ''));
  }
}
