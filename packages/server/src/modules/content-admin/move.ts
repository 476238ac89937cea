import type { contentAdmin, InputOf } from '@ca-portal/api/contract';
import {
  contentStateLabels,
  hasPermission,
  nextContentState,
  parseBeijing,
  permissions,
  type RoleId,
} from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { contentEntries, publishedContent, userRoles } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Services } from '../../context/services.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import {
  agreementProblem,
  publishCourse,
  publishedColumns,
  entryDetail,
  formOf,
  isEntry,
  type ContentDetail,
  type EntryKey,
  type EntryRow,
  auditContent,
  keepVersion,
  lockedEntry,
  markPublished,
  settleAnswered,
} from '../../services/content/index.js';
import { tell } from '../../services/messages/index.js';
import { permissionsOf } from '../../services/session/index.js';

type Move = InputOf<typeof contentAdmin.move>['body'];

const isPublished = ({ kind, id }: EntryKey) =>
  and(eq(publishedContent.kind, kind), eq(publishedContent.id, id));

/** Publishes the version. A text that was published before keeps its first publication time. */
async function publish(db: Db, entry: EntryRow, now: Date): Promise<void> {
  const form = await formOf(db, entry, entry.version);
  const [before] = await db.select().from(publishedContent).where(isPublished(entry));
  const publishTime = form.publishAt ? parseBeijing(form.publishAt) : (before?.publishTime ?? now);
  const shown = { ...publishedColumns(form), publishTime, online: true, changedAt: now };
  if (before) await db.update(publishedContent).set(shown).where(isPublished(entry));
  else {
    const { kind, id, authorName } = entry;
    await db.insert(publishedContent).values({ kind, id, publisher: authorName, ...shown });
  }
  if (entry.kind === 'course') await publishCourse(db, entry.id, form);
  await markPublished(db, entry, form.publishAt ? publishTime : now);
}

/** The page on which the author goes on: the service desk for a clerk, who only answers questions there. */
async function authorsPage(services: Services, key: EntryKey): Promise<string> {
  const held = await services.db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .innerJoin(contentEntries, eq(contentEntries.authorId, userRoles.userId))
    .where(isEntry(key));
  const granted = await Promise.all(held.map(({ roleId }) => permissionsOf(services, roleId as RoleId)));
  return granted.some((list) => hasPermission(list, permissions.manageContent))
    ? `/operation/content?list=${key.kind}`
    : '/certManage/service?list=questions';
}

/** Tells the author about a decision on his text, unless he made it himself. */
async function tellAuthor(db: Db, entry: EntryRow, move: Move, link: string, now: Date): Promise<void> {
  if (!entry.authorId || (move.event !== 'approve' && move.event !== 'return')) return;
  const { title } = await formOf(db, entry, entry.version);
  await tell(db, now, {
    code: move.event === 'approve' ? 'content.published' : 'content.returned',
    to: [entry.authorId],
    values: { 标题: title, 说明: move.event === 'return' ? move.reason : '' },
    link,
    key: `content:${entry.kind}:${entry.id}:${entry.version}:${now.getTime()}`,
  });
}

/**
 * Moves a text to the next state. Publication needs two people: nobody approves his own text (domain rule).
 */
export async function moveEntry(key: EntryKey, move: Move, context: CallContext): Promise<ContentDetail> {
  const { services } = context;
  const { userId, name } = sessionOf(context);
  const link = await authorsPage(services, key);
  return services.db.transaction(async (tx) => {
    const now = services.clock();
    const entry = await lockedEntry(tx, key, move.version);
    const isAuthor = entry.authorId === userId;
    const state = nextContentState(entry.state, move.event, isAuthor);
    if (!state) {
      if (move.event === 'approve' && isAuthor) throw new PortalError('ownText');
      throw new PortalError('contentStateConflict', { state: contentStateLabels[entry.state] });
    }
    const changes: Partial<EntryRow> = { state, updatedAt: now };
    switch (move.event) {
      case 'approve':
        await publish(tx, entry, now);
        changes.approverName = name;
        break;
      case 'return':
        changes.returnReason = move.reason;
        if (key.kind === 'question') await settleAnswered(tx, await formOf(tx, key, entry.version), null);
        break;
      case 'takeDown':
        // Marked, not deleted: the text can be submitted again.
        await tx.update(publishedContent).set({ online: false, changedAt: now }).where(isPublished(key));
        break;
      case 'restore': {
        const form = await formOf(tx, key, move.restoreVersion);
        changes.version = entry.version + 1;
        changes.authorId = userId;
        changes.authorName = name;
        await keepVersion(tx, key, entry.version + 1, form, context);
        break;
      }
      case 'submit': {
        const form = await formOf(tx, key, entry.version);
        const problem = await agreementProblem(tx, key, form);
        if (problem) throw new InvalidInput([{ field: 'facts', message: problem }]);
        if (key.kind === 'question') await settleAnswered(tx, form, now);
        changes.returnReason = '';
      }
    }
    await tx.update(contentEntries).set(changes).where(isEntry(key));
    await tellAuthor(tx, entry, move, link, now);
    await auditContent(tx, context, key, move.event, {
      from: entry.state,
      to: state,
      version: entry.version,
    });
    return entryDetail(tx, key);
  });
}
