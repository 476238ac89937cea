import { bigint, boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Code lists by type (dossier 0.3): 1 platforms, 2 providers, 3 medium, 4 signature, 5 certificates, 6 locks, 8 roles, 10, 14. */
export const codeItems = pgTable(
  'code_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: integer('type').notNull(),
    codeNumber: text('code_number').notNull(),
    codeContent: text('code_content').notNull(),
    /** Fields that the administration adds to a dictionary item (see `dictionaryTypes`). */
    position: integer('position').notNull().default(0),
    cssClass: text('css_class').notNull().default(''),
    listClass: text('list_class').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    stopped: boolean('stopped').notNull().default(false),
    remark: text('remark').notNull().default(''),
    createdBy: text('created_by').notNull().default(''),
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('code_items_type_number').on(t.type, t.codeNumber)],
);

export const siteCounters = pgTable('site_counters', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});
