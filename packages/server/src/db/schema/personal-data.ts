import type { companyAttachments, personalAttachments } from '@ca-portal/api/domain';
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { companies, users, type CompanyReview } from './accounts.js';
import { instant } from './columns.js';

/** A field that was sent back, with the reason. */
export interface FieldRejection {
  field: string;
  reason: string;
}
export interface RecordFile<Kind extends string> {
  kind: Kind;
  fileId: string;
}
export type PersonalFile = RecordFile<(typeof personalAttachments)[number]>;
/** What was read from a business license; null for what was not found. */
export interface LicenseRead {
  companyName: string | null;
  creditCode: string | null;
  representativeName: string | null;
  address: string | null;
}
export interface CompanyFile extends RecordFile<(typeof companyAttachments)[number]> {
  /** Of a license: what was read from its text or picture. */
  read?: LicenseRead;
}

/**
 * The form behind 个人信息. `fields` are a draft until submitted: only then are name, ID number and e-mail copied
 * to the account. A person without a row has a record of version 0.
 */
export const personalRecords = pgTable('personal_records', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  version: integer('version').notNull().default(0),
  fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
  files: jsonb('files').$type<PersonalFile[]>().notNull().default([]),
  review: text('review').$type<CompanyReview>().notNull().default('0'),
  rejection: jsonb('rejection').$type<FieldRejection[]>().notNull().default([]),
  /** 1 phone, 2 name and ID match, 3 face (dossier 1.3). */
  verification: smallint('verification').notNull().default(1),
  savedAt: instant('saved_at'),
  submittedAt: instant('submitted_at'),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by').references(() => users.id),
});

export interface CompanyChange {
  at: string;
  label: string;
  before: string;
  after: string;
}

/** The form behind 企业信息, step by step; `companies` contains what was submitted and passed. */
export const companyRecords = pgTable('company_records', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id),
  version: integer('version').notNull().default(0),
  basics: jsonb('basics').$type<Record<string, string | boolean>>().notNull().default({}),
  people: jsonb('people').$type<Record<string, string>>().notNull().default({}),
  billing: jsonb('billing').$type<Record<string, string>>().notNull().default({}),
  files: jsonb('files').$type<CompanyFile[]>().notNull().default([]),
  rejection: jsonb('rejection').$type<FieldRejection[]>().notNull().default([]),
  /** Enterprise changes (企业变更) after the record was frozen. */
  changes: jsonb('changes').$type<CompanyChange[]>().notNull().default([]),
  differencesConfirmed: boolean('differences_confirmed').notNull().default(false),
  savedAt: instant('saved_at'),
  submittedAt: instant('submitted_at'),
});
