import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileStore } from './file-store.js';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what another store keeps (AES-256-GCM): attachments are pictures of identity cards, and a copy of the
 * directory alone must show nobody's. The name is bound in, so files cannot be swapped.
 */
export function sealedStore(store: FileStore, secret: () => string): FileStore {
  const key = () => Buffer.from(hkdfSync('sha256', secret(), '', 'ca-portal attachments', 32));
  return {
    put(name, content) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return store.put(name, Buffer.concat([iv, cipher.getAuthTag(), sealed]));
    },
    async get(name) {
      const bytes = await store.get(name);
      if (!bytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return new Uint8Array(Buffer.concat(opened));
    },
    remove: (name) => store.remove(name),
  };
}
