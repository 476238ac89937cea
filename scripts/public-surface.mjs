// `pnpm surface [package …]`: writes what the published packages export to docs/surface/<package>.txt, one line an export:
// subpath, kind, name, signature. Its diff is what a release changes for others, so it is read like code. Part of
// `pnpm generate`; a package whose sources are the same as at the last run is left alone.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from './public-surface/entries.mjs';
import { surfaceText } from './public-surface/text.mjs';
import { root } from './pnpm.mjs';

const folder = fileURLToPath(root).replace(/\/$/, '');
const cache = join(folder, 'node_modules/.cache/public-surface');

/** Of all sources below the three packages: a type of one may come from another. */
function hashOf(name) {
  const hash = createHash('sha256');
  for (const source of ['scripts/public-surface', `packages/${name}/src`]) {
    for (const file of readdirSync(join(folder, source), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || /\.(test|stories|fixtures)\./.test(file.name)) continue;
      hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex');
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

mkdirSync(cache, { recursive: true });
mkdirSync(join(folder, 'docs/surface'), { recursive: true });
const asked = process.argv.slice(2).filter((argument) => argument !== '--');
for (const name of asked.length > 0 ? asked : surfaces) {
  const target = join(folder, `docs/surface/${name}.txt`);
  const made = createHash('sha256').update(hashOf(name)).update(read(target)).digest('hex');
  if (read(join(cache, name)) === made) continue;
  const text = surfaceText(folder, name);
  writeFileSync(target, text);
  writeFileSync(join(cache, name), createHash('sha256').update(hashOf(name)).update(text).digest('hex'));
}
