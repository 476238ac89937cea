import type { FastifyInstance } from 'fastify';

/** No log line for these: health checks and the portal's own files. */
const quiet = /^\/(?:health$|ready$|metrics$|assets\/|favicon)/;

/** One line per answered call: method, path without query, status, milliseconds. Never a body. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (quiet.test(path)) return;
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
