// How a script of ours calls pnpm, whether it was itself started by pnpm or by plain `node scripts/…`.
import { readFileSync } from 'node:fs';

/** The repository's root folder, with a trailing slash. */
export const root = new URL('..', import.meta.url);

const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const startedByPnpm = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/');

/**
 * Command line of pnpm: the one on the PATH when pnpm started us (it puts itself there), else npx with the
 * version of the `packageManager` field. A plain string, because Windows only finds `pnpm.cmd` through a shell.
 */
export const pnpm = startedByPnpm ? 'pnpm' : `npx -y ${packageManager}`;
