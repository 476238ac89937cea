import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that is done after the answer, because how long it takes must tell the caller nothing: a gateway that is asked
 * for known accounts only would say who is one.
 */
export interface Deliveries {
  afterAnswer(name: string, work: () => Promise<void>): void;
  /** Resolves when all that was handed over is done; a server that stops waits for it. */
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
