import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';

/** A clone of the committed state, as a new contributor gets it. @returns its folder */
export function newClone(place) {
  const folder = join(place, 'repository');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${fileURLToPath(root)}`, folder]);
  return folder;
}

/** An environment without any installation: no cache, no store, no settings of the current user. */
export function emptyHome(place) {
  const home = join(place, 'home');
  mkdirSync(home);
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|xdg_|node_|init_cwd|database_url|test_database_url)/i.test(name),
  );
  return { ...Object.fromEntries(kept), HOME: home };
}
