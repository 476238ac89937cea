// `pnpm notices`: writes THIRD-PARTY-NOTICES.md of every package whose built files contain third-party code, by the
// source maps. Needs built packages.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledIn, noticesOf } from './notices/bundled.mjs';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
for (const name of readdirSync(packages)) {
  const bundled = bundledIn(`${packages}/${name}/dist`);
  if (name !== 'app' && bundled.length > 0) {
    writeFileSync(`${packages}/${name}/THIRD-PARTY-NOTICES.md`, noticesOf(bundled));
    console.log(`${name}: ${bundled.map((folder) => folder.replace(/^.*node_modules\//, '')).join(', ')}`);
  }
}
