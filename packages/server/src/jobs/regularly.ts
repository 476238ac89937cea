import type { FastifyInstance } from 'fastify';
import { planRegularJobs, runDueJobs, type JobHandlers } from './index.js';
import type { Services } from '../context/services.js';

/** Something that has to happen without anybody asking. */
export interface RegularWork {
  /** Names it in metrics, logs and the table of jobs; `job-labels.ts` has what the administrator reads. */
  readonly name: string;
  readonly everyMs: number;
  run(services: Services): Promise<unknown>;
}

/** Short enough that a text message follows its order at once, and one small statement each time. */
const lookEveryMs = 5_000;

/**
 * Does jobs while the server runs: what was asked for once, and regular work, which any of several instances does once
 * a period. Closing waits for those under way, for they hold the database.
 */
export function doRegularly(
  app: FastifyInstance,
  services: Services,
  works: readonly RegularWork[],
  handlers: JobHandlers,
): void {
  const all: JobHandlers = {
    ...handlers,
    ...Object.fromEntries(works.map(({ name, run }): [string, RegularWork['run']] => [name, run])),
  };
  let planned = false;
  let closing = false;
  let underWay: Promise<void> | undefined;
  async function plan(): Promise<void> {
    if (planned) return;
    const periods = works.map(({ name, everyMs }) => ({ kind: name, everyMs }));
    await planRegularJobs(services.db, services.clock(), periods);
    planned = true;
  }
  async function round(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (err) {
      services.log.error({ err }, 'looking for jobs failed');
    } finally {
      underWay = undefined;
    }
  }
  async function look(): Promise<void> {
    await plan();
    await runDueJobs(services, all, () => !closing);
  }
  // At once, so that the administrator's list has every job from the first request on; only doing them can wait.
  app.addHook('onListen', () => (underWay ??= round(plan)));
  const timer = setInterval(() => {
    underWay ??= round(look);
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await underWay;
  });
}
