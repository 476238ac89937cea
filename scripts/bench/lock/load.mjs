import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Load on every core, as on an office machine during a virus scan. */
export function startLoad() {
  const threads = availableParallelism();
  const workers = Array.from(
    { length: threads },
    () => new Worker('let x = 0; for (;;) x = Math.sqrt(x + 1);', { eval: true }),
  );
  return { threads, stop: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
