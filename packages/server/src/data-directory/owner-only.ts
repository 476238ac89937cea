import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../kernel/start-error.js';

const others = 0o077;

/** Names that the portal, its lock simulator and the start script create in a data directory. */
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

/**
 * Removes others' permissions from paths and everything below them; returns the first path that could not be
 * changed. Links are skipped.
 */
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
 * Restricts a data directory to its owner: older versions left files in it that every user of the machine
 * could read. Only our own files are changed; a directory that also contains other things (e.g. a mistyped
 * path) keeps its permissions. Returns the first path that could not be changed, e.g. on another user's
 * volume.
 */
export function makeOwnerOnly(directory: string): string | undefined {
  // Windows has no such permission bits: permissions are inherited from the folder above.
  if (directory === '' || process.platform === 'win32') return undefined;
  let names: string[];
  try {
    names = readdirSync(directory);
  } catch {
    return undefined; // Missing or unreadable: opening it reports the error.
  }
  if (names.length > 0 && names.every((name) => ours.has(name))) return tighten([directory]);
  return tighten(names.filter((name) => ours.has(name)).map((name) => join(directory, name)));
}
