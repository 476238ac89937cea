import { timeStampTypes } from '@ca-portal/api/sealed-pdf/signature';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services.js';
import { TimeStampUnavailable } from '../kernel/time-stamp-unavailable.js';

/** A query is only a hash and a few numbers. */
const mostBytes = 4096;
/** Real time stamps cost money: enough for an office behind one address, too few for resale. */
const limit = { max: 20, timeWindow: 60_000, groupId: 'POST /pki/timestamp' };

/**
 * RFC 3161 over HTTP, forwarded to the configured authority. Pages that time-stamp in the browser call this:
 * they send only the hash of a signature, so the document stays in the browser.
 */
export function mountTimeStamps(app: FastifyInstance, { timeStamps, log }: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      timeStampTypes.query,
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_, body, done) => done(null, body),
    );
    scope.post<{ Body: unknown }>(
      '/pki/timestamp',
      { config: { rateLimit: limit } },
      async ({ body }, reply) => {
        const plain = reply.type('text/plain');
        if (!timeStamps) return plain.code(404).send('no time-stamp authority');
        if (!Buffer.isBuffer(body)) return plain.code(415).send(`${timeStampTypes.query} expected`);
        try {
          const answer = await timeStamps.answer(new Uint8Array(body));
          return await reply
            .type(timeStampTypes.reply)
            .header('cache-control', 'no-store')
            .send(Buffer.from(answer));
        } catch (error) {
          if (!(error instanceof TimeStampUnavailable)) throw error;
          log.warn({ reason: error.message }, 'no time stamp');
          return plain.code(503).send('the time-stamp authority does not answer');
        }
      },
    );
  });
}
