import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.js';

const safeName = /^[\w-]{1,80}\.[a-z0-9]{1,8}$/;

/** Files in one directory, spread over 256 folders by the first two characters of their names. */
export function directoryStore(root: string): FileStore {
  const folderOf = (name: string) => {
    if (!safeName.test(name)) throw new RangeError('not a name of the file store');
    return join(root, name.slice(0, 2));
  };
  return {
    async put(name, content) {
      const folder = folderOf(name);
      await mkdir(folder, { recursive: true });
      // The whole file appears at once: a server that dies in the middle leaves no half of one.
      const partial = join(folder, `.${randomBytes(8).toString('hex')}`);
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, join(folder, name));
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folderOf(name), name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folderOf(name), name), { force: true }),
  };
}
