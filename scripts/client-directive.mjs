// Every built file of ui begins with 'use client'. What needs no React (formats, words, the tab model) must not: a
// server component could not call it then.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const directive = /^"use client";/;
const named =
  /(?:^|[;\n}])\s*(?:import|export)\b[^'"`;]*?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const pureLibrary = /^dayjs(?:\/|$)/;

const importsOf = (text) => [...text.matchAll(named)].map(([, from, late]) => from ?? late);

/**
 * The files that a server component may call: those that import, whatever the way, only each other and dayjs.
 *
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

/** Takes the directive off the pure files of a built folder; the empty line stays, so that source maps hold. */
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
