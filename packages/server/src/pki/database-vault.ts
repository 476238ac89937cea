import { eq, like } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { authorityKeys } from '../db/schema/index.js';
import type { KeyVault } from './key-vault.js';
import { seal, unseal } from './sealing.js';

export interface DatabaseVaultOptions {
  readonly db: Db;
  /** From the configuration, never from the database: a copy of the database alone reveals no key. */
  readonly secret: string;
  clock(): Date;
}

/**
 * Keys in the database, encrypted with the configured secret. Files are not supported, because several
 * instances may share one PostgreSQL: all must sign as the same authority, and a key must be backed up and
 * restored together with its certificates.
 */
export function databaseVault({ db, secret, clock }: DatabaseVaultOptions): KeyVault {
  const read = async (name: string) => {
    const [row] = await db.select().from(authorityKeys).where(eq(authorityKeys.name, name));
    if (!row) return undefined;
    const privateKey = unseal(secret, name, row.encryptedPrivateKey);
    return { name, publicPart: row.certificate, privateKey };
  };
  return {
    async getOrCreate(name, make) {
      const known = await read(name);
      if (known) return known;
      const { publicPart, privateKey } = await make();
      // If two instances create a key at once, the first row stays and both read it.
      await db
        .insert(authorityKeys)
        .values({
          name,
          certificate: publicPart,
          encryptedPrivateKey: seal(secret, name, privateKey),
          createdAt: clock(),
        })
        .onConflictDoNothing();
      const kept = await read(name);
      if (!kept) throw new Error(`the key "${name}" vanished while it was made`);
      return kept;
    },
    async publicParts(prefix) {
      const rows = await db
        .select({ name: authorityKeys.name, publicPart: authorityKeys.certificate })
        .from(authorityKeys)
        .where(like(authorityKeys.name, `${prefix}%`))
        .orderBy(authorityKeys.name);
      return rows;
    },
  };
}
