import type { FastifyInstance } from 'fastify';
import { mountMailOutbox } from './sandbox/mail/index.js';
import { mountOutbox } from './sandbox/sms/index.js';
import { alipaySandbox, sandboxAppId, sandboxKeys } from './sandbox/alipay/index.js';
import type { Services } from './services.js';

/** The outside parties' parts, played by this server: only where SANDBOX is on. */
export async function mountSandboxes(app: FastifyInstance, services: Services): Promise<void> {
  mountOutbox(app, services);
  mountMailOutbox(app, services);
  if (services.config.alipay) return;
  const name = services.config.portal.brand.productName;
  await app.register(alipaySandbox, {
    clock: () => services.clock(),
    async parties() {
      const { merchant, alipay } = await sandboxKeys(services.vault);
      const merchants = [{ appId: sandboxAppId, name, publicKey: merchant.publicPart }];
      return { merchants, privateKey: alipay.privateKey };
    },
  });
}
