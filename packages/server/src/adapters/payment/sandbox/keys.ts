import { makeAlipayKeyPair } from '../live/key-pair.js';
import type { KeyVault, StoredKey } from '../../../pki/index.js';

/** The portal's application id at the sandbox. */
export const sandboxAppId = '2026000000000001';
export const sandboxGatewayPath = '/sandbox/alipay/gateway.do';

/**
 * The two key pairs of the protocol. They are in the vault because one instance may create a form that
 * another completes, and a late notice must still verify after a restart.
 */
export async function sandboxKeys(vault: KeyVault): Promise<{ merchant: StoredKey; alipay: StoredKey }> {
  const merchant = await vault.getOrCreate('alipay/merchant', makeAlipayKeyPair);
  const alipay = await vault.getOrCreate('sandbox/alipay', makeAlipayKeyPair);
  return { merchant, alipay };
}
