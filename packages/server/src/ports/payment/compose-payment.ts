import type { Config } from '../../config.js';
import type { KeyVault } from '../../pki/index.js';
import { sandboxAppId, sandboxGatewayPath, sandboxKeys } from '../../sandbox/alipay/index.js';
import { alipayGateway } from './alipay/alipay-gateway.js';
import type { PaymentGateway } from './gateway.js';

const notifyPath = '/mh/pay/alipay/notify';
const returnPath = '/makeSurePay/result';

/** Alipay as configured, or its sandbox under this server's own address. */
export function composePayment(config: Config, vault: KeyVault): PaymentGateway {
  return alipayGateway(async () => {
    const addresses = { notifyUrl: config.publicUrl + notifyPath, returnUrl: config.publicUrl + returnPath };
    if (config.alipay) return { ...config.alipay, ...addresses };
    const { merchant, alipay } = await sandboxKeys(vault);
    return {
      appId: sandboxAppId,
      gateway: config.publicUrl + sandboxGatewayPath,
      privateKey: merchant.privateKey,
      alipayPublicKey: alipay.publicPart,
      ...addresses,
    };
  });
}
