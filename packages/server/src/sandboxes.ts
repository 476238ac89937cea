import type { FastifyInstance } from 'fastify';
import { mountMailOutbox } from './adapters/mail/index.js';
import { alipaySandbox, keepTrade, sandboxAppId, sandboxKeys } from './adapters/payment/index.js';
import { mountOutbox } from './adapters/sms/index.js';
import { cspNonce } from './http/security.js';
import type { Services } from './context/services.js';

/** The outside parties, simulated by this server: only if SANDBOX is on. */
export async function mountSandboxes(app: FastifyInstance, services: Services): Promise<void> {
  const { smtp, aliyunSms, alipay } = services.config;
  const outboxes = { nonceOf: cspNonce, both: !smtp && !aliyunSms };
  if (!aliyunSms) mountOutbox(app, services.db, outboxes);
  if (!smtp) mountMailOutbox(app, services.db, outboxes);
  if (alipay) return;
  const name = services.config.portal.brand.productName;
  await app.register(alipaySandbox, {
    clock: () => services.clock(),
    keep: (trade, paidAt) => keepTrade(services.db, trade, paidAt),
    async parties() {
      const { merchant, alipay } = await sandboxKeys(services.vault);
      const merchants = [{ appId: sandboxAppId, name, publicKey: merchant.publicPart }];
      return { merchants, privateKey: alipay.privateKey };
    },
  });
}
