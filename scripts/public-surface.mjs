// `pnpm surface [package …]`: writes the exports of the published packages to docs/surface/<package>.txt, one line
// per export: subpath, kind, name, signature. Its diff shows what a release changes for consumers, so it is reviewed
// like code. Part of `pnpm generate`; a package with unchanged sources is skipped.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surfaces } from './public-surface/entries.mjs';
import { surfaceText } from './public-surface/text.mjs';
import { root } from './pnpm.mjs';

const folder = fileURLToPath(root).replace(/\/$/, '');
const cache = join(folder, 'node_modules/.cache/public-surface');

/** Hash over the sources of the three packages: a type may come from another package. */
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
