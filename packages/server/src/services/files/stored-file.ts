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

/** The file's name in the store and in URLs. */
export const storedName = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>): string =>
  `${id}.${extension}`;

export const urlOf = (row: FileRow): string => `/common/download?fileName=${storedName(row)}`;

/** A file in the contract's format. */
export const fileLink = (row: FileRow) => ({
  fileId: row.id,
  name: row.name,
  size: row.size,
  url: urlOf(row),
});

/** The sender's file name without dangerous parts: paths, control and direction characters. */
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

/**
 * The bytes are written first: a record without bytes would be an error, bytes without a record are only
 * waste.
 */
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
    // Serializes a user's uploads, so that the limit holds for simultaneous ones.
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

/** Stores a file made by the portal: bytes in the store, record in the database. */
export const keepFile = (file: NewFile & { readonly content: Uint8Array }, context: CallContext) =>
  keep(
    {
      ...file,
      size: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
    },
    context,
  );

/** Scans an upload and stores it only if it is clean. */
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

/**
 * Readable for the owner, the administrator of the company for which it was uploaded, and reviewers of
 * orders.
 */
export function mayRead(session: Session, row: FileRow): boolean {
  if (row.ownerId === session.userId) return true;
  const company = administeredCompany(session);
  if (company && row.companyId === company) return true;
  return hasPermission(session.permissions, permissions.reviewOrders);
}

/** A stranger's file answers like one that does not exist. */
export async function readableFile(db: Db, session: Session, id: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.droppedAt)));
  if (!row || !mayRead(session, row)) throw new PortalError('notFound');
  return row;
}

/** The files submitted with a form. All must exist and belong to the user, or the form is refused. */
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
