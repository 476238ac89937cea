import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** `dead` has failed too often: an administrator sees it and may run it again. */
export type JobState = 'waiting' | 'done' | 'dead';

/** Background work; see ADR 0023. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the handler. */
    kind: text('kind').notNull(),
    /** A job requested twice under one key runs once; empty for scheduled work. */
    key: text('key').notNull(),
    /** Emptied when done: what was sent to whom is not kept here. */
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    state: text('state').$type<JobState>().notNull(),
    /** Failures in a row; a running attempt counts as a failure until it ends. */
    attempts: integer('attempts').notNull().default(0),
    /** Due time; while the job runs, the time from which another instance may take it over. */
    runAt: instant('run_at').notNull(),
    /** Scheduled work: milliseconds between two runs. */
    everyMs: integer('every_ms'),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [uniqueIndex('jobs_once').on(t.kind, t.key), index('jobs_due').on(t.state, t.runAt)],
);
