import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { basePath } from '@ca-portal/api/contract';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.js';
import { lockPorts } from '../parameters/index.js';
import type { Services } from '../context/services.js';
import { limitStore, type CountCall } from './limit-store.js';

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of this response; pages put it on their inline styles and scripts. */
export function cspNonce(reply: FastifyReply): string {
  return nonceOf(reply.raw);
}

function nonceOf(response: ServerResponse): string {
  const known = nonces.get(response);
  if (known) return known;
  const fresh = randomBytes(16).toString('base64');
  nonces.set(response, fresh);
  return fresh;
}

/** Addresses of the lock service on the visitor's machine, for this response. */
const lockAddresses = new WeakMap<ServerResponse, string>();

async function noteLockAddresses(services: Services, reply: FastifyReply): Promise<void> {
  const { firstPort, portCount } = await lockPorts(services);
  const all = Array.from({ length: portCount }, (_, i) => `http://127.0.0.1:${firstPort + i}`);
  lockAddresses.set(reply.raw, all.join(' '));
}

/** Where a payment form may be submitted, besides this server. */
export const paymentHosts = (config: Config): string[] => [
  ...config.portal.paymentHosts,
  ...(config.alipay ? [new URL(config.alipay.gateway).origin] : []),
];

/**
 * Protective headers of data answers, which are never pages. They are the same for every call, so they are
 * computed once: helmet costs as much as the rest of a small answer.
 */
export const dataHeaders = ({ publicUrl }: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Content security policy and the other protective headers of pages; nothing inline runs without the answer's nonce. */
export async function protect(app: FastifyInstance, services: Services, countCall: CountCall): Promise<void> {
  const { config } = services;
  const nonced = (_: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  // The sandbox cashier is under the public address, which may differ from the one in the address bar.
  const ownAddress = () => (config.sandbox && config.publicUrl ? new URL(config.publicUrl).origin : "'self'");
  // Before helmet, which writes them into the policy; calls need none.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${basePath}/`)) await noteLockAddresses(services, reply);
  });
  await app.register(helmet, {
    // Browsers ignore it over http, and a local address must not be pinned to https.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonced],
        styleSrc: ["'self'", nonced],
        styleSrcElem: ["'self'", nonced],
        // Continuous values come in as style attributes (style={{ '--x': v }}).
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // hls.js assembles a live stream in the page if the browser cannot play HLS itself.
        mediaSrc: ["'self'", 'blob:'],
        // A chosen PDF is previewed in a frame before and after it is sent; it exists only in the browser.
        frameSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", (_, response) => lockAddresses.get(response as ServerResponse) ?? ''],
        formAction: ["'self'", ...paymentHosts(config), ownAddress],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    // Chromium asks the user once before a page may reach the lock service; other origins get no such
    // permission.
    reply.header('permissions-policy', 'loopback-network=(self), camera=(), microphone=(), geolocation=()');
  });
  if (config.rateLimits) {
    await app.register(rateLimit, {
      // A whole office may share one address: a hundred people with thirty calls a minute.
      max: 3000,
      timeWindow: 60_000,
      store: limitStore(services, countCall),
      // The portal's own files cost nothing, and a page that misses one stays blank.
      allowList: (request) => request.url.startsWith('/assets/'),
    });
  }
}
