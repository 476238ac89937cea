import { openWorkers, type Workers } from '../workers/index.js';
import { programOf } from './program.js';

let opened: Workers | undefined;

/**
 * Worker processes shared by all servers of a test process, which would otherwise each start their own. Their
 * limits are generous, because a busy machine is not an error of the code. They are never closed: they end
 * with the process that opened them.
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
