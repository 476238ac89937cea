import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../context/services.js';
import { outcomeOf, refuse } from './errors.js';

const digest = (text: string) => createHash('sha256').update(text).digest();
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Requires the token if one is configured; otherwise the caller must be on this machine and not come through
 * a proxy.
 */
function mayRead(
  { headers, socket }: FastifyRequest,
  { metricsToken, trustProxy }: Services['config'],
): boolean {
  if (metricsToken) {
    const given = (headers.authorization ?? '').replace(/^Bearer\s+/i, '');
    return timingSafeEqual(digest(given), digest(metricsToken));
  }
  const viaProxy =
    trustProxy !== false ||
    headers['x-forwarded-for'] !== undefined ||
    headers.forwarded !== undefined ||
    headers.via !== undefined;
  return !viaProxy && loopback.test(socket.remoteAddress ?? '');
}

/** `GET /metrics` for Prometheus, and the per-request counters. No metric describes a person. */
export function mountMetrics(app: FastifyInstance, { metrics, config }: Services): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // A path without a route may be anything: one name for all of them.
    const row = routeOptions.url === undefined ? 'page' : `${method} ${routeOptions.url}`;
    metrics.call(row, outcomeOf(reply), reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) return refuse(reply, 404, 'notFound');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
