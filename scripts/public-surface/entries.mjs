// The subpaths that a published package opens, each with the source file behind it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the folders under packages/ with a public surface. */
export const surfaces = ['api', 'ca-lock-sdk', 'ui'];

const sourceOf = (target) => target['@ca-portal/source'] ?? target;

/** @returns {{ subpath: string, file: string }[]} sorted by subpath */
export function entriesOf(root, name) {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).flatMap(([subpath, target]) => {
    const source = sourceOf(target);
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return [];
    if (!source.includes('*')) return [{ subpath, file: join(folder, source) }];
    // `./src/*/index.ts` and `./src/groups/*.generated.ts`: one star, in one folder.
    const [before, after] = source.split('*');
    // A star may contain a slash: `tab-bar/parts`.
    return readdirSync(join(folder, before.slice(0, before.lastIndexOf('/'))))
      .flatMap((entry) => (after.startsWith('/') ? [entry, `${entry}/parts`] : [entry]))
      .map((entry) => (after.startsWith('/') ? entry : entry.slice(0, -after.length)))
      .map((stem) => ({
        subpath: subpath.replace('*', stem),
        file: join(folder, `${before}${stem}${after}`),
      }));
  });
  return entries.filter(({ file }) => existsSync(file)).toSorted((a, b) => (a.subpath < b.subpath ? -1 : 1));
}
