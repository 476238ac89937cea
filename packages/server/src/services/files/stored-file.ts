import { createHash, randomUUID } from 'node:crypto';
import { hasPermission, permissions } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { files, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import { parametersOf } from '../../parameters/index.js';
import type { FileContent } from '../../ports/files/index.js';
import { administeredCompany } from '../session/index.js';
import { demandRoom } from './quota.js';

export type FileRow = typeof files.$inferSelect;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/ofd': 'ofd',
};

/** The name under which a file lies in the store and is asked for. */
export const storedName = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>): string =>
  `${id}.${extension}`;

export const urlOf = (row: FileRow): string => `/common/download?fileName=${storedName(row)}`;

/** A file as every row of the contract names one. */
export const fileLink = (row: FileRow) => ({
  fileId: row.id,
  name: row.name,
  size: row.size,
  url: urlOf(row),
});

/** What a sender calls a file, without what could steer a reader: paths, control and direction characters. */
function tidyName(name: string, extension: string): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .slice(-100);
  const stem = plain.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim();
  return `${stem || '附件'}.${extension}`;
}

interface NewFile {
  readonly owner: { readonly userId: string; readonly companyId: string | null };
  readonly name: string;
  readonly type: string;
  readonly madeFrom?: string;
  readonly temporary?: boolean;
}
interface Contents<Content> {
  readonly content: Content;
  readonly size: number;
  readonly sha256: string;
}

/** The bytes come first: a record without bytes would be a broken promise, bytes without a record are only waste. */
async function keep(file: NewFile & Contents<FileContent>, context: CallContext): Promise<FileRow> {
  const { db, clock, files: store } = context.services;
  const { owner, type, size, sha256, content } = file;
  const extension = extensions[type];
  if (!extension) throw new PortalError('fileTypeRefused');
  const id = randomUUID();
  const quota = await parametersOf(context.services);
  const used = { ownerId: owner.userId, size, at: clock() };
  await demandRoom(db, quota, used);
  const stored = storedName({ id, extension });
  await store.put(stored, content);
  return db.transaction(async (tx) => {
    // Files of one person are counted one after another, however many come at once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('no key update');
    await demandRoom(tx, quota, used).catch(async (error: unknown) => {
      await store.remove(stored);
      throw error;
    });
    const [row] = await tx
      .insert(files)
      .values({
        id,
        ownerId: owner.userId,
        companyId: owner.companyId,
        name: tidyName(file.name, extension),
        extension,
        type,
        size,
        sha256,
        madeFrom: file.madeFrom ?? null,
        temporary: file.temporary ?? false,
        createdAt: clock(),
      })
      .returning();
    if (!row) throw new Error('an inserted file came back empty');
    const details = { type, size, sha256 };
    await recordAudit(tx, context, { action: 'file.keep', subjectType: 'file', subjectId: id, details });
    return row;
  });
}

/** Keeps a file that the portal made itself: bytes in the store, record in the database. */
export const keepFile = (file: NewFile & { readonly content: Uint8Array }, context: CallContext) =>
  keep(
    {
      ...file,
      size: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
    },
    context,
  );

/** Scans what somebody sent and keeps it only when it is clean. */
export async function keepUpload(
  file: Upload,
  owner: NewFile['owner'],
  context: CallContext,
): Promise<FileRow> {
  const result = await context.services.virusScanner.scan(file.content());
  if (result === 'infected') throw new PortalError('fileInfected');
  if (result === 'unavailable') throw new PortalError('scanUnavailable');
  const { name, type, size, sha256 } = file;
  return keep({ owner, name, type, size, sha256, content: file.content() }, context);
}

/** The owner, the administrator of the company for which it was uploaded, and whoever reviews orders. */
export function mayRead(session: Session, row: FileRow): boolean {
  if (row.ownerId === session.userId) return true;
  const company = administeredCompany(session);
  if (company && row.companyId === company) return true;
  return hasPermission(session.permissions, permissions.reviewOrders);
}

/** A stranger's file and one that does not exist look the same. */
export async function readableFile(db: Db, session: Session, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.droppedAt)));
  if (!row || !mayRead(session, row)) throw new PortalError('notFound');
  return row;
}

/** The files that somebody hands in with a form. All must be there and his own, or the form is refused. */
export async function ownFiles(db: Db, session: Session, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, wanted), isNull(files.droppedAt)));
  const company = administeredCompany(session);
  const own = rows.filter(
    (row) => row.ownerId === session.userId || (company !== undefined && row.companyId === company),
  );
  if (own.length !== wanted.length) throw new PortalError('fileNotOwned');
  return own;
}
