import type { desk, ResultOf } from '@ca-portal/api/contract';
import { attachmentRule } from '@ca-portal/api/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { files, orderAttachments } from '../../db/schema/index.js';
import { fileLink, type FileRow } from '../files/index.js';

type Viewed = ResultOf<(typeof desk)['attachments']>;

/** Below this a scan at 300 dpi of a seal or a page can hardly be one. */
const smallPictureBytes = 30_000;

/** What can be told without looking at it as a person does. Nothing here claims to have read the picture. */
function findings(file: FileRow): Viewed[number]['findings'] {
  const texts = [
    ...(file.type.startsWith('image/') && file.size < smallPictureBytes
      ? ['图片很小，可能不清晰，请放大核对']
      : []),
    ...(file.madeFrom ? ['由系统生成的版本（盖章或换色），请与原件核对'] : []),
  ];
  return texts.map((text) => ({ text, box: null }));
}

/** What was handed in with an order, with the reasons to choose from (dossier 3.3). */
export async function attachmentsForReview(db: Db, orderNo: string): Promise<Viewed> {
  const rows = await db
    .select({ kind: orderAttachments.kind, file: files })
    .from(orderAttachments)
    .innerJoin(files, eq(files.id, orderAttachments.fileId))
    .where(and(eq(orderAttachments.orderNo, orderNo), isNull(orderAttachments.replacedAt)))
    .orderBy(asc(orderAttachments.id));
  return rows.map(({ kind, file }) => ({
    kind,
    label: attachmentRule(kind).label,
    file: { ...fileLink(file), contentType: file.type },
    findings: findings(file),
    reasons: Object.entries(attachmentRule(kind).reasons).map(([code, text]) => ({ code, text })),
  }));
}
