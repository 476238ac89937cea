import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basePath } from '@ca-portal/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { paymentHosts } from './security.js';

/** What clients read before anything else: the API's description and the province's settings. */
export function mountDocuments(app: FastifyInstance, config: Config): void {
  app.get(`${basePath}/openapi.json`, async (_, reply) => {
    const file = createRequire(import.meta.url).resolve('@ca-portal/api/openapi.json');
    return reply.type('application/json; charset=utf-8').send(await readFile(file, 'utf8'));
  });

  app.get('/portal.config.json', async (_, reply) => {
    const own = new URL(config.publicUrl).origin;
    reply.header('cache-control', 'no-cache');
    return {
      ...config.portal,
      paymentHosts: [...new Set([...paymentHosts(config), ...(config.sandbox ? [own] : [])])],
      sandbox: config.sandbox,
    };
  });
}
