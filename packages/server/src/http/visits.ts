import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { siteCounters } from '../db/schema/index.js';
import type { Services } from '../kernel/services.js';

const flushMs = 5_000;

/**
 * Counts opened pages for the footer. Collected for a few seconds, so that a visit needs no write of its own.
 */
export function visitCounter(app: FastifyInstance, { db, log }: Services): () => void {
  let pending = 0;
  async function flush(): Promise<void> {
    if (pending === 0) return;
    const visits = pending;
    pending = 0;
    try {
      await db
        .insert(siteCounters)
        .values({ name: 'visits', value: visits })
        .onConflictDoUpdate({
          target: siteCounters.name,
          set: { value: sql`${siteCounters.value} + ${visits}` },
        });
    } catch (error) {
      log.warn({ err: error }, 'visits were not counted');
    }
  }
  const timer = setInterval(() => void flush(), flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return () => {
    pending += 1;
  };
}
