import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileContent, FileStore } from '../../../ports/files/file-store.js';

const safeName = /^[\w-]{1,80}\.[a-z0-9]{1,8}$/;

/** Writes and flushes (fsync): after this resolves, a power cut does not lose the bytes. */
async function writeFlushed(path: string, content: FileContent): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a directory's entries; Windows has no such call and needs none. */
async function flushNames(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Stores files in one directory, spread over 256 folders by the first two characters of their names. */
export function directoryStore(root: string): FileStore {
  const folderOf = (name: string) => {
    if (!safeName.test(name)) throw new RangeError('not a name of the file store');
    return join(root, name.slice(0, 2));
  };
  return {
    async put(name, content) {
      const folder = folderOf(name);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      // Write to a temporary name, then rename: a server that dies in between leaves no partial file.
      const partial = join(folder, `.${randomBytes(8).toString('hex')}`);
      try {
        await writeFlushed(partial, content);
        await rename(partial, join(folder, name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await flushNames(folder);
      if (made !== undefined) await flushNames(root);
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
