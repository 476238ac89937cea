import { bigint, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Who did what to which record. Triggers refuse update, delete and truncate: see the migration. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** No foreign key: an audit entry must outlive its subject. Null if the system acted. */
    actorId: uuid('actor_id'),
    actorRoleId: smallint('actor_role_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    ip: text('ip').notNull().default(''),
    /** The call that did it; empty if the system acted. */
    method: text('method').notNull().default(''),
    url: text('url').notNull().default(''),
    /** Milliseconds from the arrival of the call to this record. */
    costMs: integer('cost_ms').notNull().default(0),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectType, t.subjectId),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
);

/** Last number given out per name, e.g. `order:20261121`. */
export const numberSequences = pgTable('number_sequences', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});
