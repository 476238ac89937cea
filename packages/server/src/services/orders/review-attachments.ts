import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { files, orderAttachments } from '../../db/schema/index.js';
import type { FileRow } from '../files/index.js';
import type { OrderRow } from './order-row.js';
import { recordFiles, requiredOf } from './order-attachments.js';

/** An attachment on the reviewer's desk; the file is null if a required one is missing. */
export interface ReviewAttachment {
  readonly kind: AttachmentKind;
  readonly file: FileRow | null;
  /** From the applicant's or the company's record, submitted before this order. */
  readonly fromRecord: boolean;
}

/** A scan of a seal or a page at 300 dpi is hardly ever smaller. */
const smallPictureBytes = 30_000;

/** Findings without looking at the picture. Nothing here claims to have read it. */
export function findingsOn({ file, fromRecord }: ReviewAttachment): string[] {
  if (!file) return ['没有上传'];
  return [
    ...(file.type.startsWith('image/') && file.size < smallPictureBytes
      ? ['图片很小，可能不清晰，请放大核对']
      : []),
    ...(file.madeFrom ? ['由系统生成的版本（盖章或换色），请与原件核对'] : []),
    ...(fromRecord ? ['来自已登记的资料，请核对是否仍然有效'] : []),
  ];
}

/**
 * Everything that the reviewer has to check: first the order's files, then missing ones, then those of the
 * records.
 */
export async function attachmentsOfReview(db: Db, order: OrderRow): Promise<ReviewAttachment[]> {
  const handedIn = await db
    .select({ kind: orderAttachments.kind, file: files })
    .from(orderAttachments)
    .innerJoin(files, eq(files.id, orderAttachments.fileId))
    .where(and(eq(orderAttachments.orderNo, order.orderNo), isNull(orderAttachments.replacedAt)))
    .orderBy(desc(orderAttachments.id));
  const known = await recordFiles(db, order);
  const rows = known.length
    ? await db
        .select()
        .from(files)
        .where(
          inArray(
            files.id,
            known.map(({ fileId }) => fileId),
          ),
        )
    : [];
  const required = await requiredOf(db, order);
  const kinds = new Set([...handedIn.map(({ kind }) => kind), ...required, ...known.map(({ kind }) => kind)]);
  return [...kinds].map((kind) => {
    const own = handedIn.find((one) => one.kind === kind)?.file;
    const recorded = known.find((one) => one.kind === kind)?.fileId;
    const file = own ?? rows.find(({ id }) => id === recorded) ?? null;
    return { kind, file, fromRecord: !own && file !== null };
  });
}

/** Possible reasons for sending an attachment back. */
export const reasonsOn = (kind: AttachmentKind): { code: string; text: string }[] =>
  Object.entries(attachmentRule(kind).reasons).map(([code, text]) => ({ code, text }));
