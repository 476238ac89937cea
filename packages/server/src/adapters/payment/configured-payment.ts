import type { Config } from '../../config/config.js';
import type { KeyVault } from '../../pki/index.js';
import { sandboxAppId, sandboxGatewayPath, sandboxKeys } from './sandbox/keys.js';
import { alipayGateway } from './live/alipay-gateway.js';
import type { PaymentGateway } from '../../ports/payment/gateway.js';

const notifyPath = '/mh/pay/alipay/notify';
const returnPath = '/makeSurePay/result';

/**
 * Alipay as configured, or its sandbox under this server's own address. The real Alipay provides its bill as
 * a file whose download a province has to order; without a province's own adapter, days are reconciled with
 * the signed notices.
 */
export function configuredPayment(
  config: Config,
  vault: KeyVault,
  sandbox: Required<Pick<PaymentGateway, 'listTrades' | 'findTrade'>>,
): PaymentGateway {
  const gateway = alipayGateway(async () => {
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
  return config.alipay ? gateway : { ...gateway, ...sandbox };
}
