import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../kernel/start-error.js';

const others = 0o077;

/** What the portal, its lock simulator and the start script make in a data directory. */
const ours: ReadonlySet<string> = new Set([
  'attachments',
  'ca-portal-data.txt',
  'database',
  'lock',
  'logs',
  'secret',
  'server.lock',
  'uploads',
]);

/** Takes paths and all below them away from others; answers the first that could not be changed. Links stay. */
function tighten(paths: readonly string[]): string | undefined {
  let unchanged: string | undefined;
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    try {
      const entry = lstatSync(path);
      if (entry.isSymbolicLink()) continue;
      if (entry.mode & others) chmodSync(path, entry.mode & 0o700);
      if (entry.isDirectory()) for (const name of readdirSync(path)) waiting.push(join(path, name));
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') unchanged ??= path;
    }
  }
  return unchanged;
}

/**
 * Takes a data directory away from everybody but its owner: older versions left files in it that each user of the
 * machine could read. Only what is ours is touched; a directory that holds other things too, as a mistyped path may,
 * keeps its own permissions. Answers the first path that could not be changed, e.g. on another user's volume.
 */
export function makeOwnerOnly(directory: string): string | undefined {
  // Windows has no such bits: who may read is inherited from the folder above.
  if (directory === '' || process.platform === 'win32') return undefined;
  let names: string[];
  try {
    names = readdirSync(directory);
  } catch {
    return undefined; // Not there yet, or not to be read: opening it says so.
  }
  if (names.length > 0 && names.every((name) => ours.has(name))) return tighten([directory]);
  return tighten(names.filter((name) => ours.has(name)).map((name) => join(directory, name)));
}
