import type { AttachmentKind } from '@ca-portal/api/domain';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies, sessions, users } from './accounts.js';
import { bytea, instant } from './columns.js';
import { orders } from './orders.js';

/**
 * Uploaded and generated files. The bytes are in the file store under `<id>.<extension>`; rows are never
 * deleted.
 */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** The owner's company at that time: its administrator may read the file too. */
    companyId: uuid('company_id').references(() => companies.id),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** The file that this one was made from: a stamped or recolored version. */
    madeFrom: uuid('made_from'),
    /** Generated for one download: may be deleted after it (`delete=true`). */
    temporary: boolean('temporary').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Set when the bytes were deleted; the record stays. */
    droppedAt: instant('dropped_at'),
  },
  (t) => [index('files_owner').on(t.ownerId, t.createdAt)],
);

/**
 * The encrypted bytes of files if the database is their store, in parts: no statement carries a whole file.
 */
export const fileParts = pgTable(
  'file_parts',
  {
    /** Name in the file store: `<id>.<extension>`. */
    name: text('name').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.position] })],
);

/** A phone that takes pictures for a user at a PC. Only the hash of the code is stored. */
export const fileHandovers = pgTable(
  'file_handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The session that opened it: the code ends with this session. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    companyId: uuid('company_id').references(() => companies.id),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    fileIds: jsonb('file_ids').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    connectedAt: instant('connected_at'),
  },
  (t) => [index('file_handovers_owner').on(t.ownerId)],
);

/** Attachments of an order, one current file per kind; replaced ones stay with `replacedAt`. */
export const orderAttachments = pgTable(
  'order_attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: instant('created_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (t) => [uniqueIndex('order_attachments_file').on(t.orderNo, t.kind, t.fileId)],
);
