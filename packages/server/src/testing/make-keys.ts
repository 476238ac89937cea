import { generateKeyPairSync } from 'node:crypto';
import { timeStampQuery } from '@ca-portal/api/sealed-pdf/signature';
import { sandboxKeys } from '../adapters/payment/sandbox/keys.js';
import { testConfig } from '../config/config.js';
import type { Db } from '../db/db.js';
import { createPki, databaseVault, noRevocations } from '../pki/index.js';
import { loadOrderNames } from '../services/orders/index.js';

/** The provider of nearly all test orders. */
const code = 'F01';

/**
 * The long-lived keys that a server creates on first use: two CPU seconds, which every test server that pays
 * for an order and issues its certificates would otherwise spend again.
 */
export async function makeKeys(db: Db, clock: () => Date): Promise<void> {
  const vault = databaseVault({ db, secret: testConfig.secret, clock });
  await sandboxKeys(vault);
  const pki = createPki({ vault, revocations: noRevocations, publicUrl: () => testConfig.publicUrl, clock });
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // Only the authority is kept; the certificate is discarded.
  await pki.issue(
    { code, name: (await loadOrderNames(db)).provider(code) },
    {
      subject: { commonName: 'nobody' },
      publicKey: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
      purpose: 'sign',
      notBefore: clock(),
      notAfter: clock(),
    },
  );
  await pki.timeStamp(await timeStampQuery(new Uint8Array(1)));
}
