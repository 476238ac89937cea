import { type DatabaseVaultOptions, databaseVault } from './database-vault.js';
import { authorityKeys } from '../db/schema/index.js';
import { unseal } from './sealing.js';

/** Stored first in a new database, so that a wrong secret is detected before it encrypts anything. */
const checkName = 'secret-check';

/** Throws WrongSecretError if the database was encrypted with another secret. */
export async function demandSecret(options: DatabaseVaultOptions): Promise<void> {
  const { db, secret } = options;
  const [sealed] = await db.select().from(authorityKeys).orderBy(authorityKeys.createdAt).limit(1);
  if (sealed) unseal(secret, sealed.name, sealed.encryptedPrivateKey);
  else
    await databaseVault(options).getOrCreate(checkName, async () => ({
      publicPart: '',
      privateKey: checkName,
    }));
}
