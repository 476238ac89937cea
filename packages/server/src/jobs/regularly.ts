import type { FastifyInstance } from 'fastify';
import { planRegularJobs, runDueJobs, type JobHandlers } from './index.js';
import type { Services } from '../context/services.js';

/** Work that runs without a call. */
export interface RegularWork {
  /** Its name in metrics, logs and the table of jobs; `job-labels.ts` has the administrator's label. */
  readonly name: string;
  readonly everyMs: number;
  run(services: Services): Promise<unknown>;
}

/** Short enough to send a text message soon after its order; one small statement each time. */
const lookEveryMs = 5_000;

/**
 * Runs jobs while the server runs: requested ones, and scheduled work, which one of several instances does
 * per period. Closing waits for running jobs, because they use the database.
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
  // Plan at once, so that the administrator's list has every job from the first request on; only running them
  // can wait.
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
