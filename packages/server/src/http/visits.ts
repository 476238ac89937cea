import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/services.js';

/** Keeps that so many more pages were opened. */
export type AddVisits = (visits: number) => Promise<void>;

const flushMs = 5_000;

/** Counts opened pages for the footer. Gathered for a few seconds, so that a visit costs no write of its own. */
export function visitCounter(
  app: FastifyInstance,
  { log }: Pick<Services, 'log'>,
  addVisits: AddVisits,
): () => void {
  let pending = 0;
  async function flush(): Promise<void> {
    if (pending === 0) return;
    const visits = pending;
    pending = 0;
    try {
      await addVisits(visits);
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
