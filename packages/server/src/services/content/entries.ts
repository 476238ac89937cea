import type { contentAdmin, ContentEntry, InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, type ContentKind } from '@ca-portal/api/domain';
import { and, asc, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { offsetOf } from '../../db/paging.js';
import { contentEntries, contentVersions, files, type ContentForm } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { fileLink } from '../files/index.js';
import { latestVersion } from './latest-version.js';
import { textChecks } from './text-checks.js';

export type EntryRow = typeof contentEntries.$inferSelect;
export interface EntryKey {
  readonly kind: ContentKind;
  readonly id: number;
}
type ListInput = InputOf<typeof contentAdmin.list>;
export type ContentDetail = ResultOf<typeof contentAdmin.detail>;

export const isEntry = ({ kind, id }: EntryKey) =>
  and(eq(contentEntries.kind, kind), eq(contentEntries.id, id));

const present = (row: EntryRow, form: ContentForm): ContentEntry => ({
  id: row.id,
  kind: row.kind,
  title: form.title,
  category: form.category,
  state: row.state,
  pinned: form.pinned,
  position: form.position,
  version: row.version,
  author: row.authorName,
  approver: row.approverName,
  updatedAt: formatBeijing(row.updatedAt),
  publishAt: form.publishAt,
});

async function entriesOf(
  db: Db,
  where: SQL | undefined,
  order: typeof asc,
  query: Pick<ListInput['query'], 'page' | 'limit'>,
) {
  const rows = await db
    .select({ entry: contentEntries, form: contentVersions.form })
    .from(contentEntries)
    .innerJoin(contentVersions, latestVersion)
    .where(where)
    .orderBy(order(contentEntries.updatedAt), order(contentEntries.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [all] = await db
    .select({ count: count() })
    .from(contentEntries)
    .innerJoin(contentVersions, latestVersion)
    .where(where);
  return { rows: rows.map(({ entry, form }) => present(entry, form)), total: all?.count ?? 0 };
}

export const listEntries = (db: Db, { params, query }: ListInput) =>
  entriesOf(
    db,
    and(
      eq(contentEntries.kind, params.kind),
      query.state ? eq(contentEntries.state, query.state) : undefined,
      query.keyword ? ilike(sql`${contentVersions.form}->>'title'`, likePattern(query.keyword)) : undefined,
    ),
    desc,
    query,
  );

/** What waits for a second person, of every kind: the longest waiting first. */
export const waitingEntries = (db: Db, query: InputOf<typeof contentAdmin.waiting>['query']) =>
  entriesOf(db, eq(contentEntries.state, 'waiting'), asc, query);

export async function formOf(db: Db, { kind, id }: EntryKey, version: number): Promise<ContentForm> {
  const [row] = await db
    .select({ form: contentVersions.form })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.kind, kind), eq(contentVersions.id, id), eq(contentVersions.version, version)),
    );
  if (!row) throw new PortalError('notFound');
  return row.form;
}

/** One entry for the editor: its last text, findings, and all earlier versions. */
export async function entryDetail(db: Db, key: EntryKey): Promise<ContentDetail> {
  const [entry] = await db.select().from(contentEntries).where(isEntry(key));
  if (!entry) throw new PortalError('notFound');
  const form = await formOf(db, key, entry.version);
  const ids = [...form.attachmentIds, ...(form.imageFileId ? [form.imageFileId] : [])];
  const stored = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  const linkOf = (id: string) => stored.filter((file) => file.id === id).map(fileLink);
  const versions = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, key.kind), eq(contentVersions.id, key.id)))
    .orderBy(desc(contentVersions.version));
  return {
    ...present(entry, form),
    summary: form.summary,
    html: form.html,
    link: form.link,
    image: form.imageFileId ? (linkOf(form.imageFileId)[0] ?? null) : null,
    attachments: form.attachmentIds.flatMap(linkOf),
    facts: form.facts,
    checks: await textChecks(db, key.kind, key.id, form),
    versions: versions.map((one) => ({
      version: one.version,
      author: one.authorName,
      at: formatBeijing(one.at),
      title: one.form.title,
    })),
  };
}
