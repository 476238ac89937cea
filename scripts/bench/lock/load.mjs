import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Every core busy, as on an office machine under its virus scanner. */
export function startLoad() {
  const threads = availableParallelism();
  const workers = Array.from(
    { length: threads },
    () => new Worker('let x = 0; for (;;) x = Math.sqrt(x + 1);', { eval: true }),
  );
  return { threads, stop: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
