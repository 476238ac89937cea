import { eq } from 'drizzle-orm';
import type { BinaryFile } from '@ca-portal/api/contract';
import { recordAudit } from '../../db/audit.js';
import { files } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { sentFile } from './shared-files.js';
import { readableFile, storedName, type FileRow } from './stored-file.js';

export async function contentOf(row: FileRow, context: CallContext): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await context.services.files.get(storedName(row));
  if (!bytes) throw new PortalError('notFound');
  return new Uint8Array(bytes);
}

/**
 * Deletes the bytes of a copy made for this download; the record stays, and an attachment is never deleted.
 */
async function dropCopy(row: FileRow, context: CallContext): Promise<void> {
  const { db, clock, files: store } = context.services;
  await db.transaction(async (tx) => {
    await tx.update(files).set({ droppedAt: clock() }).where(eq(files.id, row.id));
    await recordAudit(tx, context, { action: 'file.drop', subjectType: 'file', subjectId: row.id });
  });
  await store.remove(storedName(row));
}

/** A file by its stored name (spec 7.1). Reading another user's file is recorded. */
export async function download(
  query: { fileName: string; delete?: 'true' | 'false' | undefined },
  context: CallContext,
): Promise<BinaryFile> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const [id = ''] = query.fileName.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new PortalError('notFound');
  const row = (await sentFile(db, session.userId, id, clock())) ?? (await readableFile(db, session, id));
  if (storedName(row) !== query.fileName) throw new PortalError('notFound');
  const content = new Blob([await contentOf(row, context)], { type: row.type });
  const own = row.ownerId === session.userId;
  if (!own) {
    await recordAudit(db, context, { action: 'file.read', subjectType: 'file', subjectId: row.id });
  }
  if (query.delete === 'true' && row.temporary && own) await dropCopy(row, context);
  return { fileName: row.name, content };
}
