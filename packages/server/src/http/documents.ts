import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basePath } from '@ca-portal/api/contract';
import type { PortalConfig } from '@ca-portal/api/domain';
import type { FastifyInstance } from 'fastify';
import { lockPorts } from '../parameters/index.js';
import type { Services } from '../services.js';
import { paymentHosts } from './security.js';

/** The sample world's office: what a demonstration shows where the operator has named nothing. */
function withSampleOffice(portal: PortalConfig, home: string): PortalConfig {
  const { hotline, publicAccount, officeMap } = portal;
  return {
    ...portal,
    hotline: {
      ...hotline,
      complaint: hotline.complaint || '024-0000-5678',
      mailbox: hotline.mailbox || 'service@example.cn',
    },
    publicAccount: publicAccount.qrCode ? publicAccount : { name: portal.brand.shortName, qrCode: home },
    officeMap: officeMap.picture
      ? officeMap
      : { picture: '/office-map.svg', address: '辽宁省沈阳市示例区示例路 1 号' },
    membership: true,
  };
}

/** What clients read before anything else: the API's description and the province's settings. */
export function mountDocuments(app: FastifyInstance, services: Services): void {
  const { config } = services;
  app.get(`${basePath}/openapi.json`, async (_, reply) => {
    const file = createRequire(import.meta.url).resolve('@ca-portal/api/openapi.json');
    return reply.type('application/json; charset=utf-8').send(await readFile(file, 'utf8'));
  });

  app.get('/portal.config.json', async (_, reply) => {
    const own = new URL(config.publicUrl).origin;
    reply.header('cache-control', 'no-cache');
    return {
      ...(config.demo ? withSampleOffice(config.portal, `${own}/`) : config.portal),
      lock: await lockPorts(services),
      paymentHosts: [...new Set([...paymentHosts(config), ...(config.sandbox ? [own] : [])])],
      sandbox: config.sandbox,
    };
  });
}
