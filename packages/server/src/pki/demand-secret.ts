import { type DatabaseVaultOptions, databaseVault } from './database-vault.js';
import { authorityKeys } from '../db/schema/index.js';
import { unseal } from './sealing.js';

/** Sealed in a new database before anything else, so that another secret is noticed before it has sealed something. */
const checkName = 'secret-check';

/** Throws WrongSecretError when the database was sealed with another secret. */
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
