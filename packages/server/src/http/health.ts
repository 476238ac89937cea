import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { migrationCount } from '../db/migrate.js';
import { rowsOf } from '../db/rows-of.js';
import type { Services } from '../context/services.js';

const answerWithinMs = 3_000;

/** Number of migrations applied to the database; fails if it does not answer. */
async function appliedMigrations({ db }: Services): Promise<number> {
  const applied = sql`select count(*)::int as applied from drizzle.__drizzle_migrations`;
  const [row] = await rowsOf<{ applied: number }>(db, applied);
  return row?.applied ?? 0;
}

async function notReady(app: FastifyInstance, services: Services): Promise<string | undefined> {
  if (app.isStopping()) return 'stopping';
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
  });
  try {
    const applied = await Promise.race([appliedMigrations(services), tooLate]);
    return applied < migrationCount() ? 'migrating' : undefined;
  } catch (error) {
    services.log.error({ err: error }, 'the database does not answer');
    return 'database';
  } finally {
    clearTimeout(late);
  }
}

/**
 * For load balancers and process supervisors. `/health`: the process is alive; it ignores the database,
 * because a restart would not help if the database is down. `/ready`: calls may be sent here; otherwise 503
 * with a short reason.
 */
export function mountHealth(app: FastifyInstance, services: Services): void {
  const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  app.get('/health', { exposeHeadRoute: true }, async (_, reply) => uncached(reply).send({ status: 'ok' }));
  app.get('/ready', { exposeHeadRoute: true }, async (_, reply) => {
    const reason = await notReady(app, services);
    return reason === undefined
      ? uncached(reply).send({ status: 'ok' })
      : uncached(reply).status(503).send({ status: 'unavailable', reason });
  });
}
