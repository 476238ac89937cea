import type { FastifyBaseLogger } from 'fastify';

/**
 * Work done after the answer, so that its duration reveals nothing to the caller: if a gateway is called only
 * for known accounts, the delay would show which accounts exist.
 */
export interface Deliveries {
  afterAnswer(name: string, work: () => Promise<void>): void;
  /** Resolves when all work is done; a stopping server waits for it. */
  settled(): Promise<void>;
}

export function createDeliveries(log: FastifyBaseLogger): Deliveries {
  const running = new Set<Promise<void>>();
  return {
    afterAnswer(name, work) {
      const run = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
