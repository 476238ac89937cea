import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services.js';

/** Storybook inlines scripts and styles, evaluates its stories' bundles and frames its own preview. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "connect-src 'self' http://127.0.0.1:*",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join(';');

/**
 * The kit's Storybook under /kit, in demonstrations only: its policy is weaker than the portal's, and a
 * portal with real users must not share an origin with it.
 */
export async function mountKit(app: FastifyInstance, { config }: Services): Promise<void> {
  const dist = config.kitDist;
  if (!dist || !config.sandbox || !existsSync(join(dist, 'index.html'))) return;
  app.get('/kit', (_, reply) => reply.redirect('/kit/', 308));
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/kit/',
    decorateReply: false,
    cacheControl: false,
    setHeaders(response, file) {
      response.setHeader('content-security-policy', policy);
      response.setHeader('x-frame-options', 'SAMEORIGIN');
      const hashed = file.slice(dist.length).replaceAll('\\', '/').startsWith('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
