import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { jobs } from '../db/schema/index.js';
import type { Services } from '../context/services.js';
import type { JobRow } from './jobs.js';

export type JobHandler = (services: Services, payload: Record<string, string>) => Promise<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Whoever took a job and was killed loses it after this long. */
const leaseMs = 5 * 60_000;
/** Pauses after the first failure, the second …; after the last one a job is dead. */
const pausesMs = [60_000, 5 * 60_000, 30 * 60_000, 4 * 3_600_000];
/** So many at once in one instance: one slow gateway does not hold up everything. */
const lanes = 3;

/** Takes the job that is due longest. Two instances never take the same one: the row lock lets one through. */
async function take(db: Db, now: Date): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const [taken] = await tx
      .update(jobs)
      .set({ attempts: due.attempts + 1, runAt: new Date(now.getTime() + leaseMs) })
      .where(eq(jobs.id, due.id))
      .returning();
    return taken;
  });
}

function afterSuccess({ everyMs }: JobRow, now: Date): Partial<JobRow> {
  const ended = { attempts: 0, lastError: '', finishedAt: now };
  return everyMs === null
    ? { ...ended, state: 'done', payload: {} }
    : { ...ended, runAt: new Date(now.getTime() + everyMs) };
}

function afterFailure({ everyMs, attempts }: JobRow, now: Date, error: unknown): Partial<JobRow> {
  // The name of the error alone: its message may carry what somebody entered.
  const lastError = error instanceof Error ? error.name : 'Error';
  if (everyMs !== null) return { lastError, runAt: new Date(now.getTime() + everyMs) };
  const pause = pausesMs[attempts - 1];
  if (pause === undefined) return { lastError, state: 'dead', finishedAt: now };
  return { lastError, runAt: new Date(now.getTime() + pause) };
}

async function run(services: Services, handlers: JobHandlers, job: JobRow): Promise<void> {
  const { db, clock, log, metrics } = services;
  const begun = performance.now();
  let change: Partial<JobRow>;
  let failed = false;
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handler(services, job.payload);
    change = afterSuccess(job, clock());
  } catch (err) {
    failed = true;
    log.error({ err, job: job.kind }, 'a job failed');
    change = afterFailure(job, clock(), err);
  }
  metrics.job(job.kind, (performance.now() - begun) / 1000, failed);
  // Not when somebody else has taken it over meanwhile.
  await db
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), eq(jobs.runAt, job.runAt)));
}

/** Does everything that is due, and stops between two jobs when it is told to. */
export async function runDueJobs(
  services: Services,
  handlers: JobHandlers,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const lane = async () => {
    while (goesOn()) {
      const job = await take(services.db, services.clock());
      if (!job) return;
      await run(services, handlers, job);
    }
  };
  // All of them end before this does: closing the server waits for it.
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
