import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Weak: the same text is sent compressed and uncompressed. */
const etagOf = (payload: string | Buffer): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

/** If-None-Match of RFC 9110, 13.1.2: a list of tags, or `*`; compared weakly. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || `W/${one.trim().replace(/^W\//, '')}` === etag);

/**
 * Answers 304 if the client already has the current content. For GET answers that caches may keep and must revalidate
 * (`no-cache`); private answers are not stored (`no-store`), and files of the build have their own validators.
 */
export function answerRevalidations(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isAsked =
      request.method === 'GET' && reply.statusCode === 200 && reply.getHeader('cache-control') === 'no-cache';
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isAsked || !isWhole || reply.hasHeader('etag')) return done(null, payload);
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    return done(null, '');
  });
}
