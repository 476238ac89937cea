import { and, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { jobs } from '../db/schema/index.js';

export type JobRow = typeof jobs.$inferSelect;

export interface Job {
  readonly kind: string;
  /** A second request under the same key does not run the job again. */
  readonly key: string;
  /** No password, code that opens something, or complete ID number stays here after the job is done. */
  readonly payload: Record<string, string>;
  /** Earliest time. @default at once */
  readonly runAt?: Date;
}

/** Requests a job. Pass the transaction that causes it: then it runs after the commit, or never. */
export async function enqueue(tx: Db, now: Date, wanted: readonly Job[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(jobs)
    .values(wanted.map((job) => ({ runAt: now, ...job, state: 'waiting' as const, createdAt: now })))
    .onConflictDoNothing();
}

/**
 * Records work that failed for good elsewhere: the administrator sees it as a dead job and may run it again.
 */
export async function giveUp(db: Db, now: Date, job: Job, error: unknown): Promise<void> {
  const dead = {
    payload: job.payload,
    state: 'dead' as const,
    runAt: now,
    finishedAt: now,
    lastError: error instanceof Error ? error.name : 'Error',
  };
  await db
    .insert(jobs)
    .values({ ...job, ...dead, createdAt: now })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: dead });
}

export interface RegularJob {
  readonly kind: string;
  readonly everyMs: number;
}

/**
 * Marks keys as done in the transaction that does the work, and returns those that were not marked yet:
 * scheduled work that runs twice, or on two instances, does each key once.
 */
export async function markOnce(
  tx: Db,
  now: Date,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const marked = await tx
    .insert(jobs)
    .values(
      keys.map((key) => ({ kind, key, state: 'done' as const, runAt: now, createdAt: now, finishedAt: now })),
    )
    .onConflictDoNothing()
    .returning({ key: jobs.key });
  return new Set(marked.map(({ key }) => key));
}

/** Synchronizes the table of scheduled work with this version of the portal; every instance may call it. */
export async function planRegularJobs(db: Db, now: Date, works: readonly RegularJob[]): Promise<void> {
  const kinds = works.map(({ kind }) => kind);
  await db.transaction(async (tx) => {
    await tx.delete(jobs).where(and(isNotNull(jobs.everyMs), notInArray(jobs.kind, kinds)));
    for (const { kind, everyMs } of works) {
      await tx
        .insert(jobs)
        .values({ kind, key: '', everyMs, state: 'waiting', runAt: now, createdAt: now })
        .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: { everyMs } });
    }
  });
}

/**
 * Longer than the longest time between two reminders of one certificate, which are deduplicated by these
 * rows.
 */
const keptMs = 100 * 86_400_000;

export async function forgetDoneJobs({ db, clock }: { db: Db; clock(): Date }): Promise<void> {
  const before = new Date(clock().getTime() - keptMs);
  await db
    .delete(jobs)
    .where(and(eq(jobs.state, 'done'), isNull(jobs.everyMs), lte(jobs.finishedAt, before)));
}
