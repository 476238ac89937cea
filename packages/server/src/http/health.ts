import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

/** For load balancers and process supervisors: can this instance reach its database? Says no more than that. */
export function mountHealth(app: FastifyInstance, { db, log }: Services): void {
  app.get('/healthz', { exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
