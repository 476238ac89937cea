import { makeAlipayKeyPair } from '../live/key-pair.js';
import type { KeyVault, StoredKey } from '../../../pki/index.js';

/** The portal's application at the sandbox. */
export const sandboxAppId = '2026000000000001';
export const sandboxGatewayPath = '/sandbox/alipay/gateway.do';

/**
 * The two pairs of the protocol. They live in the vault, since a form may be made by one instance and paid
 * at another, and a late notice must still be genuine after a restart.
 */
export async function sandboxKeys(vault: KeyVault): Promise<{ merchant: StoredKey; alipay: StoredKey }> {
  const merchant = await vault.getOrCreate('alipay/merchant', makeAlipayKeyPair);
  const alipay = await vault.getOrCreate('sandbox/alipay', makeAlipayKeyPair);
  return { merchant, alipay };
}
