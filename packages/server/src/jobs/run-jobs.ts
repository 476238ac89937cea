import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { jobs } from '../db/schema/index.js';
import type { Services } from '../context/services.js';
import type { JobRow } from './jobs.js';

export type JobHandler = (services: Services, payload: Record<string, string>) => Promise<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** A killed instance loses its job after this time. */
const leaseMs = 5 * 60_000;
/** Delays after the first failure, the second …; after the last one a job is dead. */
const pausesMs = [60_000, 5 * 60_000, 30 * 60_000, 4 * 3_600_000];
/** Number of parallel jobs per instance: one slow gateway must not block everything. */
const lanes = 3;

/**
 * Takes the job that has been due longest. The row lock ensures that two instances never take the same job.
 */
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
  // Only the error's name: its message may contain user input.
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
  // Only if nobody else has taken it over meanwhile.
  await db
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), eq(jobs.runAt, job.runAt)));
}

/** Runs everything that is due; stops between two jobs when told to. */
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
  // Waits for all lanes: closing the server waits for this function.
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
