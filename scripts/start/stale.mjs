// Which packages have to be rebuilt: a fingerprint of all inputs of a build is stored beside the caches, so that a
// second start builds nothing and a changed file rebuilds only what depends on it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const madeByTools = new Set(['node_modules', 'dist', 'dist-prerender', '.tsc', 'test']);
const neverBuilt = /\.(test|stories|fixtures)\.[a-z]+$|\.(mdx?|tsbuildinfo)$/;
const sharedInputs = ['pnpm-lock.yaml', 'tsconfig.base.json'];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (madeByTools.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return neverBuilt.test(entry.name) ? [] : [path];
    });
}

/** Input folders of a package's build: its own and, through `workspace:` dependencies, those of our packages. */
export function inputFolders(root, folder, seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) inputFolders(root, `packages/${name.split('/')[1]}`, seen);
  }
  return seen;
}

/** Fingerprint (hex) of all inputs of the build of the package in `folder`. */
export function fingerprint(root, folder) {
  const hash = createHash('sha256');
  const files = [...inputFolders(root, folder)].toSorted().flatMap((input) => filesBelow(join(root, input)));
  for (const path of [...sharedInputs.map((name) => join(root, name)), ...files]) {
    if (existsSync(path))
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (root, folder) => join(root, 'node_modules/.cache/ca-portal', folder.replaceAll('/', '-'));

/** True when the package was never built, its result is missing, or an input has changed. */
export function isStale(root, { folder, makes }) {
  const stamp = stampOf(root, folder);
  if (!existsSync(join(root, folder, makes)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root, folder);
}

/** Stores the fingerprint of a successful build (taken before the build started). */
export function remember(root, folder, print) {
  const stamp = stampOf(root, folder);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, print);
}
