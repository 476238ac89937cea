import type { contentAdmin, InputOf } from '@ca-portal/api/contract';
import { contentStateLabels, type ContentKind } from '@ca-portal/api/domain';
import { and, eq, max, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { contentEntries, contentVersions, type ContentForm } from '../../db/schema/index.js';
import { chosenTime } from '../../kernel/beijing-input.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { sanitizeRichText } from '../../rich-text/sanitize.js';
import { ownFiles } from '../files/index.js';
import { courseOf } from './course-form.js';
import { checkDownload } from './download-form.js';
import { entryDetail, formOf, isEntry, type ContentDetail, type EntryKey, type EntryRow } from './entries.js';

type Given = InputOf<typeof contentAdmin.add>['body'];

/**
 * The stored form: sanitized text, only our own or web links, only files of the editor or from the previous
 * version.
 */
async function checkedForm(
  db: Db,
  kind: ContentKind,
  given: Given,
  before: ContentForm | null,
  context: CallContext,
): Promise<ContentForm> {
  if (!given.title) throw new InvalidInput([{ field: 'title', message: '请输入标题' }]);
  if (given.link && !/^(?:\/(?![/\\])|https?:\/\/)[^\s<>"\\]*$/i.test(given.link)) {
    throw new InvalidInput([{ field: 'link', message: '链接须以 / 或 https:// 开头，请修改' }]);
  }
  if (given.publishAt) chosenTime(given.publishAt, 'publishAt');
  const kept = new Set([...(before?.attachmentIds ?? []), before?.imageFileId ?? '']);
  const wanted = [...given.attachmentIds, ...(given.imageFileId ? [given.imageFileId] : [])];
  await ownFiles(
    db,
    sessionOf(context),
    wanted.filter((id) => !kept.has(id)),
  );
  const { title, category, summary, link, imageFileId, attachmentIds, pinned, position, publishAt, facts } =
    given;
  const html = sanitizeRichText(given.html);
  const form = {
    title,
    category,
    summary,
    html,
    link,
    imageFileId,
    attachmentIds,
    pinned,
    position,
    publishAt,
    facts,
  };
  // A course is built from its facts: an error is reported on saving instead of on approval.
  if (kind === 'course') courseOf(form);
  if (kind === 'download') checkDownload(form);
  return form;
}

export async function keepVersion(
  db: Db,
  { kind, id }: EntryKey,
  version: number,
  form: ContentForm,
  context: CallContext,
): Promise<void> {
  await db
    .insert(contentVersions)
    .values({ kind, id, version, form, authorName: sessionOf(context).name, at: context.services.clock() });
}

/** Records when this version becomes visible, so that accepted texts can be read later. */
export const markPublished = (db: Db, { kind, id, version }: EntryRow, publishedAt: Date) =>
  db
    .update(contentVersions)
    .set({ publishedAt })
    .where(
      and(eq(contentVersions.kind, kind), eq(contentVersions.id, id), eq(contentVersions.version, version)),
    );

export const auditContent = (
  db: Db,
  context: CallContext,
  { kind, id }: EntryKey,
  action: string,
  details: Record<string, unknown> = {},
) =>
  recordAudit(db, context, {
    action: `content.${action}`,
    subjectType: 'content',
    subjectId: `${kind}/${id}`,
    details,
  });

/** The entry's row, locked; refused if somebody has saved since the caller loaded it. */
export async function lockedEntry(db: Db, key: EntryKey, version: number): Promise<EntryRow> {
  const [entry] = await db.select().from(contentEntries).where(isEntry(key)).for('update');
  if (!entry) throw new PortalError('notFound');
  if (entry.version !== version) throw new PortalError('recordOutdated');
  return entry;
}

/** A saved text is a draft, or is submitted at once by people who have no page for drafts. */
type Saved = 'draft' | 'waiting';
const auditSubmission = (db: Db, context: CallContext, key: EntryKey, state: Saved, version: number) =>
  state === 'waiting'
    ? auditContent(db, context, key, 'submit', { from: 'draft', to: state, version })
    : undefined;

/** Creates a draft. Numbers run per kind; two simultaneous editors get different ones. */
export function addEntry(
  kind: ContentKind,
  given: Given,
  context: CallContext,
  state: Saved = 'draft',
): Promise<ContentDetail> {
  const { services } = context;
  const { userId, name } = sessionOf(context);
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}`}))`);
    const [last] = await tx
      .select({ id: max(contentEntries.id) })
      .from(contentEntries)
      .where(eq(contentEntries.kind, kind));
    const key = { kind, id: (last?.id ?? 0) + 1 };
    const form = await checkedForm(tx, kind, given, null, context);
    await tx.insert(contentEntries).values({
      ...key,
      state,
      version: 1,
      authorId: userId,
      authorName: name,
      updatedAt: services.clock(),
    });
    await keepVersion(tx, key, 1, form, context);
    await auditContent(tx, context, key, 'add', { title: form.title });
    await auditSubmission(tx, context, key, state, 1);
    return entryDetail(tx, key);
  });
}

/** Saves a draft. Visitors see the old version until a second person approves the new one. */
export function updateEntry(
  key: EntryKey,
  { version, ...given }: Given & { version: number },
  context: CallContext,
  state: Saved = 'draft',
): Promise<ContentDetail> {
  const { services } = context;
  const { userId, name } = sessionOf(context);
  return services.db.transaction(async (tx) => {
    const entry = await lockedEntry(tx, key, version);
    if (entry.state === 'waiting') {
      throw new PortalError('contentStateConflict', { state: contentStateLabels[entry.state] });
    }
    const form = await checkedForm(tx, key.kind, given, await formOf(tx, key, version), context);
    await keepVersion(tx, key, version + 1, form, context);
    await tx
      .update(contentEntries)
      .set({
        state,
        ...(state === 'waiting' ? { returnReason: '' } : {}),
        version: version + 1,
        authorId: userId,
        authorName: name,
        updatedAt: services.clock(),
      })
      .where(isEntry(key));
    await auditContent(tx, context, key, 'update', { version: version + 1, title: form.title });
    await auditSubmission(tx, context, key, state, version + 1);
    return entryDetail(tx, key);
  });
}
