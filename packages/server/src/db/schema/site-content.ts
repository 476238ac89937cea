import type { ContentKind, ContentState } from '@ca-portal/api/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/**
 * Fields of one kind of content only, in order; a name may occur several times (the steps of an
 * installation).
 */
export interface ContentFact {
  name: string;
  value: string;
}
/** The form of an editor, for every kind. */
export interface ContentForm {
  title: string;
  category: string;
  summary: string;
  html: string;
  link: string;
  imageFileId: string | null;
  attachmentIds: string[];
  pinned: boolean;
  position: number;
  /** Beijing wall clock; null: as soon as it is approved. */
  publishAt: string | null;
  facts: ContentFact[];
}

/**
 * A text of the portal between draft and publication. Numbers run per kind: the spec's downloads are 18 and
 * 24.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    id: integer('id').notNull(),
    state: text('state').$type<ContentState>().notNull(),
    version: integer('version').notNull(),
    /** Null for built-in content. */
    authorId: uuid('author_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    approverName: text('approver_name').notNull().default(''),
    returnReason: text('return_reason').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);

/** Every saved version; nothing is overwritten. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    id: integer('id').notNull(),
    version: integer('version').notNull(),
    form: jsonb('form').$type<ContentForm>().notNull(),
    authorName: text('author_name').notNull(),
    at: instant('at').notNull(),
    /** When visitors first saw it; null if it was never approved. */
    publishedAt: instant('published_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.version] })],
);

/** The version that visitors see. It stays unchanged during editing until the new one is approved. */
export const publishedContent = pgTable(
  'published_content',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    id: integer('id').notNull(),
    title: text('title').notNull(),
    category: text('category').notNull().default(''),
    summary: text('summary').notNull().default(''),
    html: text('html').notNull().default(''),
    link: text('link').notNull().default(''),
    imageFileId: uuid('image_file_id'),
    attachmentIds: jsonb('attachment_ids').$type<string[]>().notNull().default([]),
    pinned: boolean('pinned').notNull().default(false),
    position: integer('position').notNull().default(0),
    facts: jsonb('facts').$type<ContentFact[]>().notNull().default([]),
    publisher: text('publisher').notNull().default(''),
    publishTime: instant('publish_time').notNull(),
    /** False after it was taken down: marked, not deleted. */
    online: boolean('online').notNull().default(true),
    /** Search indexes are rebuilt when this has changed. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('published_content_order').on(t.kind, t.online, t.publishTime),
  ],
);

/** Views and downloads, in their own table: counting must not look like a change of the text. */
export const contentCounters = pgTable(
  'content_counters',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    id: integer('id').notNull(),
    reads: integer('reads').notNull().default(0),
    helpful: integer('helpful').notNull().default(0),
    votes: integer('votes').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);

/** One vote per visitor and article; the last one counts. */
export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: integer('article_id').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    helpful: boolean('helpful').notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    remark: text('remark').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.visitorId] })],
);

/** Contacts: phone numbers of the care list, and instant-messaging contacts. */
export const serviceContacts = pgTable('service_contacts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  channel: text('channel').$type<'phone' | 'qq' | 'wechat'>().notNull(),
  number: text('number').notNull(),
  position: integer('position').notNull(),
});

/** Successful searches of visitors, suggested to others. */
export const searchedKeywords = pgTable('searched_keywords', {
  keyword: text('keyword').primaryKey(),
  searches: integer('searches').notNull(),
  lastAt: instant('last_at').notNull(),
});
