import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { fileParts } from '../../../db/schema/index.js';
import type { FileContent, FileStore } from '../../../ports/files/file-store.js';

/** Few statements per file, and little memory per part. */
const partBytes = 512 * 1024;

/** Regroups the incoming chunks into parts of equal size. */
async function* inParts(content: FileContent): AsyncGenerator<Buffer, void, void> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + partBytes - size);
      waiting.push(taken);
      size += taken.length;
      at += taken.length;
      if (size < partBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/**
 * Stores files in the database: several instances share them without a shared disk, and one backup contains
 * records and bytes. A file becomes visible as a whole, with the commit. Never call it inside a transaction:
 * it uses its own connection.
 */
export function databaseStore(db: Db): FileStore {
  return {
    async put(name, content) {
      await db.transaction(async (tx) => {
        let position = 0;
        for await (const bytes of inParts(content)) {
          await tx.insert(fileParts).values({ name, position, bytes });
          position += 1;
        }
      });
    },
    async get(name) {
      const parts = await db
        .select({ bytes: fileParts.bytes })
        .from(fileParts)
        .where(eq(fileParts.name, name))
        .orderBy(asc(fileParts.position));
      if (parts.length === 0) return undefined;
      return new Uint8Array(Buffer.concat(parts.map(({ bytes }) => bytes)));
    },
    async remove(name) {
      await db.delete(fileParts).where(eq(fileParts.name, name));
    },
  };
}
