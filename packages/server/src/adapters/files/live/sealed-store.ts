import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileContent, FileStore } from '../../../ports/files/file-store.js';

const ivBytes = 12;
const tagBytes = 16;

/** Initialization vector, ciphertext, tag: in this order a stream can be encrypted as it arrives. */
async function* sealing(
  content: FileContent,
  key: Buffer,
  name: string,
): AsyncGenerator<Uint8Array, void, void> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  yield iv;
  for await (const part of content instanceof Uint8Array ? [content] : content) yield cipher.update(part);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/**
 * Encrypts what another store keeps (AES-256-GCM): attachments include pictures of identity cards, which must
 * stay unreadable in a copy of the directory. The file name is authenticated too, so files cannot be swapped.
 */
export function sealedStore(store: FileStore, secret: () => string): FileStore {
  const key = () => Buffer.from(hkdfSync('sha256', secret(), '', 'ca-portal attachments', 32));
  return {
    put: (name, content) => store.put(name, sealing(content, key(), name)),
    async get(name) {
      const bytes = await store.get(name);
      if (!bytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-tagBytes));
      const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
      return new Uint8Array(Buffer.concat(opened));
    },
    remove: (name) => store.remove(name),
  };
}
