import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basePath } from '@ca-portal/api/contract';
import type { PortalConfig } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';
import { lockPorts, publishedRules } from '../parameters/index.js';
import type { Services } from '../context/services.js';
import { paymentHosts } from './security.js';

/** A demonstration's public account leads to itself, once its address is known. */
const withSampleAccount = (portal: PortalConfig, home: string): PortalConfig => ({
  ...portal,
  publicAccount: { ...portal.publicAccount, qrCode: portal.publicAccount.qrCode || home },
});

/** The contract as OpenAPI, as it was built. */
export const readOpenApi = (): Promise<string> =>
  readFile(createRequire(import.meta.url).resolve('@ca-portal/api/openapi.json'), 'utf8');

/** What clients read before anything else: the API's description and the province's settings. */
export function mountDocuments(app: FastifyInstance, services: Services): void {
  const { config } = services;
  app.get(`${basePath}/openapi.json`, async (_, reply) => {
    return reply.type('application/json; charset=utf-8').send(await readOpenApi());
  });

  app.get('/portal.config.json', async (_, reply) => {
    const own = new URL(config.publicUrl).origin;
    reply.header('cache-control', 'no-cache');
    return {
      ...(config.demo ? withSampleAccount(config.portal, `${own}/`) : config.portal),
      lock: await lockPorts(services),
      rules: await publishedRules(services),
      paymentHosts: [...new Set([...paymentHosts(config), ...(config.sandbox ? [own] : [])])],
      sandbox: config.sandbox,
    };
  });
}
