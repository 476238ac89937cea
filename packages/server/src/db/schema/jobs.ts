import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** `dead` is what failed too often: an administrator sees it and may run it again. */
export type JobState = 'waiting' | 'done' | 'dead';

/** What is to be done without anybody waiting for it; see ADR 0023. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the handler. */
    kind: text('kind').notNull(),
    /** Asked for twice under one key, it is done once; empty for regular work. */
    key: text('key').notNull(),
    /** Emptied when it is done: what was sent to whom is not kept here. */
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    state: text('state').$type<JobState>().notNull(),
    /** Failures in a row, the run under way counted as one until it ends. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; while it runs, when somebody else may take it over. */
    runAt: instant('run_at').notNull(),
    /** Regular work: milliseconds from one run to the next. */
    everyMs: integer('every_ms'),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [uniqueIndex('jobs_once').on(t.kind, t.key), index('jobs_due').on(t.state, t.runAt)],
);
