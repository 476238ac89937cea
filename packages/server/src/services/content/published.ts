import { createHash } from 'node:crypto';
import { withRules, type ContentKind, type PortalConfig } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { contentCounters, courses, files, publishedContent } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { publishedRules } from '../../parameters/index.js';
import { publicFiles, type PublicFileName } from './public-files.js';

export type Published = typeof publishedContent.$inferSelect;

/** Visible texts of a kind: online, and published by now. */
export const visible = (kind: ContentKind, now: Date): SQL | undefined =>
  and(
    eq(publishedContent.kind, kind),
    eq(publishedContent.online, true),
    lte(publishedContent.publishTime, now),
  );

/** A course that was taken down, or is not published yet, is not offered; its learners continue. */
export const offeredCourse = (now: Date): SQL =>
  sql`not exists (select 1 from ${publishedContent} where ${publishedContent.kind} = 'course'
    and ${publishedContent.id} = ${courses.id}
    and not (${publishedContent.online} and ${publishedContent.publishTime} <= ${now.toISOString()}))`;

type Source = Pick<Services, 'db' | 'changes' | 'clock'>;
type Texts = Partial<Pick<Published, 'title' | 'summary' | 'html' | 'facts'>>;

/** An editor writes `{renewalDays}`; a reader sees the administrator's current value (see `withRules`). */
function told<T extends Texts>(row: T, rules: PortalConfig['rules']): T {
  const said = { ...row };
  for (const key of ['title', 'summary', 'html'] as const) {
    const text = row[key];
    if (text !== undefined) said[key] = withRules(text, rules);
  }
  if (row.facts) {
    said.facts = row.facts.map(({ name, value }) => ({ name, value: withRules(value, rules) }));
  }
  return said;
}

/** The displayed words of texts that were read by a query of their own. */
export async function asTold<T extends Texts>(
  source: Omit<Source, 'clock'>,
  rows: readonly T[],
): Promise<T[]> {
  const rules = await publishedRules(source);
  return rows.map((row) => told(row, rules));
}

/**
 * All texts of a kind that is shown as a whole: carousel, partners, service points. In the editor's order.
 */
export async function publishedOf(source: Source, kind: ContentKind): Promise<Published[]> {
  const rows = await source.db
    .select()
    .from(publishedContent)
    .where(visible(kind, source.clock()))
    .orderBy(publishedContent.position, publishedContent.id);
  return asTold(source, rows);
}

export async function findPublished(
  source: Source,
  kind: ContentKind,
  id: number,
): Promise<Published | undefined> {
  const rows = await source.db
    .select()
    .from(publishedContent)
    .where(and(visible(kind, source.clock()), eq(publishedContent.id, id)));
  const [row] = await asTold(source, rows);
  return row;
}

export const factsOf = ({ facts }: Pick<Published, 'facts'>, name: string): string[] =>
  facts.filter((fact) => fact.name === name).map((fact) => fact.value);

/** The first fact with this name; empty if missing. */
export const factOf = (row: Pick<Published, 'facts'>, name: string): string => factsOf(row, name)[0] ?? '';

/** Counts a view; returns the new number. Stored apart from the text, so that it is no change of it. */
export async function countReading(db: Db, kind: ContentKind, id: number): Promise<number> {
  const [row] = await db
    .insert(contentCounters)
    .values({ kind, id, reads: 1 })
    .onConflictDoUpdate({
      target: [contentCounters.kind, contentCounters.id],
      set: { reads: sql`${contentCounters.reads} + 1` },
    })
    .returning({ reads: contentCounters.reads });
  return row?.reads ?? 0;
}

export async function countersOf(db: Db, kind: ContentKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof contentCounters.$inferSelect>();
  const rows = await db
    .select()
    .from(contentCounters)
    .where(and(eq(contentCounters.kind, kind), inArray(contentCounters.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Files without a row in the database (shipped, or on another server): the id is derived from their name. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export interface PublicFileLink {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly url: string;
  readonly sha256: string;
}

function shippedFile(name: string): PublicFileLink[] {
  if (!(name in publicFiles)) return [];
  return [
    {
      fileId: uuidOf(`public-file:${name}`),
      name,
      url: `/common/public/${name}`,
      ...publicFiles[name as PublicFileName],
    },
  ];
}

/** URL of a file attached to published content, without a login. */
export const publishedFileUrl = ({ id, extension }: { id: string; extension: string }): string =>
  `/common/public/${id}.${extension}`;

/** The files of a text: attached by an editor, or shipped with the portal. */
export async function filesOf(db: Db, row: Published): Promise<PublicFileLink[]> {
  const shipped = factsOf(row, 'file').flatMap(shippedFile);
  if (row.attachmentIds.length === 0) return shipped;
  const attached = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, row.attachmentIds), isNull(files.droppedAt)));
  const inOrder = row.attachmentIds.flatMap((id) => attached.filter((file) => file.id === id));
  return [
    ...inOrder.map((file) => ({
      fileId: file.id,
      name: file.name,
      size: file.size,
      url: publishedFileUrl(file),
      sha256: file.sha256,
    })),
    ...shipped,
  ];
}

/** The contract's link, without the checksum, which only downloads show. */
export const fileLinkOf = ({ fileId, name, size, url }: PublicFileLink) => ({ fileId, name, size, url });

/** The picture of a text: the editor's upload, otherwise the shipped one; empty if there is none. */
export async function pictureUrls(db: Db, rows: readonly Published[]): Promise<Map<number, string>> {
  const ids = rows.flatMap((row) => row.imageFileId ?? []);
  const uploaded = ids.length
    ? await db
        .select({ id: files.id, extension: files.extension })
        .from(files)
        .where(and(inArray(files.id, ids), isNull(files.droppedAt)))
    : [];
  return new Map(
    rows.map((row) => {
      const file = uploaded.find((one) => one.id === row.imageFileId);
      return [row.id, file ? publishedFileUrl(file) : factOf(row, 'imageUrl')];
    }),
  );
}
