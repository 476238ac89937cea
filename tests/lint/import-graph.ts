import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
/** Folders whose subfolders are the parts: a room, an engine, a feature. */
const houses = new Set(['modules', 'services', 'adapters', 'features', 'engines', 'shared', 'shell']);

/** The part that a file belongs to: `config`, `shared/time`, `features/order`. */
export function folderOf(file: string): string {
  const parts = dirname(file).split('/');
  return parts.slice(0, houses.has(parts[0] ?? '') ? 2 : 1).join('/');
}

/** Runtime imports of a file, static or dynamic, without types. */
const needed =
  /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;
/** All imports, including types. */
const read =
  /\b(?:import|export)\s+(?:[^'";]*?\bfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;

export interface Arrow {
  from: string;
  to: string;
  /** One import that creates the dependency. */
  because: string;
}

/** Imports between the folders of a package's source, including types. */
export const folderArrows = (source: string) => arrowsOf(source, folderOf, read);
/** The same without types. */
export const runArrows = (source: string) => arrowsOf(source, folderOf, needed);
/** Imports between directories of any depth, including types. */
export const directoryArrows = (source: string) => arrowsOf(source, dirname, read);
/** Imports between the files of a package's source, including types. */
export const fileArrows = (source: string) => arrowsOf(source, (file) => file, read);

/** Every import of a file by a file, types and tests included. */
export function everyImport(source: string): { from: string; to: string }[] {
  return importsOf(source, read, () => true);
}

/** Files whose imports do not count: nothing depends on them. */
const isApart = (path: string) =>
  /\.(?:test|stories|fixtures)\.tsx?$/.test(path) || /^(?:table-tests|storms|testing|story-kit)\//.test(path);

function importsOf(source: string, imports: RegExp, counts: (path: string) => boolean) {
  const base = join(root, source);
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && counts(path),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(base, from), 'utf8').matchAll(imports)].flatMap(([, fixed, later]) => {
      const target = join(dirname(from), (fixed ?? later ?? '').replace(/\.jsx?$/, ''));
      const hit = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => known.has(target + end));
      return hit ? [{ from, to: target + hit }] : [];
    }),
  );
}

function arrowsOf(source: string, partOf: (file: string) => string, imports: RegExp): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const one of importsOf(source, imports, (path) => !isApart(path))) {
    const [from, to] = [partOf(one.from), partOf(one.to)];
    if (to !== from) arrows.set(`${from} ${to}`, { from, to, because: `${one.from} -> ${one.to}` });
  }
  return [...arrows.values()];
}

/** Groups of folders that depend on each other in a cycle (strongly connected components). */
export function knotsOf(arrows: readonly Arrow[]): string[][] {
  const below = new Map<string, string[]>();
  for (const { from, to } of arrows) below.set(from, [...(below.get(from) ?? []), to]);
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const next = [start];
    for (let one = next.pop(); one !== undefined; one = next.pop())
      for (const to of below.get(one) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
    return seen;
  };
  const reached = new Map([...below.keys()].map((folder) => [folder, reach(folder)]));
  const knots = [...reached].map(([folder, others]) =>
    [...new Set([folder, ...[...others].filter((other) => reached.get(other)?.has(folder))])].toSorted(),
  );
  return [...new Map(knots.filter((knot) => knot.length > 1).map((knot) => [knot.join(), knot])).values()];
}

export const inside = (knot: readonly string[], arrows: readonly Arrow[]): string[] =>
  arrows.filter(({ from, to }) => knot.includes(from) && knot.includes(to)).map(({ because }) => because);
