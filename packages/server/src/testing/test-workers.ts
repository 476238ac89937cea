import { openWorkers, type Workers } from '../workers/index.js';
import { programOf } from './program.js';

let opened: Workers | undefined;

/**
 * Processes that all servers of a test process share: each would start its own anew. Their limits are far away, since a
 * busy machine is no mistake of the code. Nobody closes them: they end with the process that opened them.
 */
export const testWorkers = (): Workers =>
  (opened ??= openWorkers(
    {
      own: { withinMs: 300_000, queue: 10_000, share: 10_000 },
      sent: { withinMs: 300_000, queue: 10_000, share: 10_000 },
      pictures: { withinMs: 300_000, queue: 10_000, share: 10_000 },
    },
    programOf('worker'),
  ));
