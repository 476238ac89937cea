import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';

/** What is committed, as somebody gets it who has nothing of this repository yet. @returns its folder */
export function newClone(place) {
  const folder = join(place, 'repository');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${fileURLToPath(root)}`, folder]);
  return folder;
}

/** The environment of somebody who has installed nothing yet: no cache, no store, none of the settings of whoever runs this. */
export function emptyHome(place) {
  const home = join(place, 'home');
  mkdirSync(home);
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|xdg_|node_|init_cwd|database_url|test_database_url)/i.test(name),
  );
  return { ...Object.fromEntries(kept), HOME: home };
}
