import type { FileContent, FileStore } from '../../../ports/files/file-store.js';

/** Content as one piece, for stores that cannot take it otherwise. */
async function bytesOf(content: FileContent): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

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
