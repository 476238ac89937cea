import { bytesOf, type FileStore } from '../../ports/files/file-store.js';

/** For servers whose database is in memory as well. */
export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(name, content) {
      files.set(name, (await bytesOf(content)).slice());
    },
    get: async (name) => files.get(name)?.slice(),
    async remove(name) {
      files.delete(name);
    },
  };
}
