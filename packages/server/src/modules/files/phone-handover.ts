import { createHash, randomBytes } from 'node:crypto';
import { formatBeijing, phoneHandoverMinutes, type AttachmentKind } from '@ca-portal/api/domain';
import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { fileHandovers, files } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import type { Services } from '../../context/services.js';
import { linkLives } from '../../services/session/index.js';
import { fileLink, keepUpload } from '../../services/files/index.js';

type HandoverRow = typeof fileHandovers.$inferSelect;

const lifeMs = phoneHandoverMinutes * 60_000;
const mostFiles = 10;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The hand-over of a code; it has ended if its session is gone or the password changed. */
async function find(services: Services, code: string): Promise<HandoverRow> {
  const [row] = await services.db
    .select()
    .from(fileHandovers)
    .where(eq(fileHandovers.codeHash, hashOf(code)));
  if (!row) throw new PortalError('notFound');
  return (await linkLives(services, row)) ? row : { ...row, expiresAt: row.createdAt };
}

function stateOf(row: HandoverRow, now: Date): 'waiting' | 'connected' | 'received' | 'expired' {
  if (row.fileIds.length > 0) return 'received';
  if (row.expiresAt <= now) return 'expired';
  return row.connectedAt ? 'connected' : 'waiting';
}

async function view(db: Db, code: string, row: HandoverRow, now: Date) {
  const rows =
    row.fileIds.length > 0 ? await db.select().from(files).where(inArray(files.id, row.fileIds)) : [];
  return {
    code,
    state: stateOf(row, now),
    kind: row.kind,
    expiresAt: formatBeijing(row.expiresAt),
    files: row.fileIds.flatMap((id) => rows.filter((file) => file.id === id).map(fileLink)),
  };
}

/** 192 bits: the code alone is the right to add a picture, so it must not be guessable. */
export async function openHandover(kind: AttachmentKind, context: CallContext) {
  const { db, clock } = context.services;
  const { sessionId, userId, companyId } = sessionOf(context);
  const now = clock();
  const code = randomBytes(24).toString('base64url');
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(fileHandovers)
      .values({
        codeHash: hashOf(code),
        sessionId,
        ownerId: userId,
        companyId,
        kind,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      .returning();
    if (!row) throw new Error('an inserted hand-over came back empty');
    // The code itself grants access, so it is recorded nowhere else, not even as a hash.
    await recordAudit(tx, context, {
      action: 'file.openHandover',
      subjectType: 'user',
      subjectId: userId,
      details: { kind },
    });
    return view(tx, code, row, now);
  });
}

/** Called by both sides; a caller who is not the owner is the phone, and this marks it as connected. */
export async function readHandover(code: string, context: CallContext) {
  const { db, clock } = context.services;
  const now = clock();
  let row = await find(context.services, code);
  const phone = context.session?.userId !== row.ownerId;
  if (phone && !row.connectedAt && row.expiresAt > now) {
    const [met] = await db
      .update(fileHandovers)
      .set({ connectedAt: now })
      .where(eq(fileHandovers.codeHash, row.codeHash))
      .returning();
    row = met ?? row;
  }
  return view(db, code, row, now);
}

/** Receives a picture from the phone. It belongs to the user who opened the hand-over. */
export async function receiveFromPhone(code: string, file: Upload, context: CallContext) {
  const { db, clock } = context.services;
  const open = (row: HandoverRow) => row.expiresAt > clock() && row.fileIds.length < mostFiles;
  const before = await find(context.services, code);
  if (!open(before)) throw new PortalError('handoverEnded');
  const owner = { userId: before.ownerId, companyId: before.companyId };
  const kept = await keepUpload(file, owner, context);
  const after = await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(fileHandovers)
      .where(eq(fileHandovers.codeHash, before.codeHash))
      .for('update');
    if (!row || !open(row)) throw new PortalError('handoverEnded');
    const [next] = await tx
      .update(fileHandovers)
      .set({ fileIds: [...row.fileIds, kept.id], connectedAt: row.connectedAt ?? clock() })
      .where(eq(fileHandovers.codeHash, row.codeHash))
      .returning();
    return next ?? row;
  });
  return view(db, code, after, clock());
}
