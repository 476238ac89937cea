import type { desk, ResultOf } from '@ca-portal/api/contract';
import { attachmentRule } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { files } from '../../db/schema/index.js';
import { fileLink, type FileRow } from '../../services/files/index.js';
import {
  type OrderRow,
  attachmentsOfReview,
  findingsOn,
  reasonsOn,
  lastDecision,
} from '../../services/orders/index.js';

type Viewed = ResultOf<(typeof desk)['attachments']>;

const link = (file: FileRow) => ({ ...fileLink(file), contentType: file.type });

/** The file of the last decision, if another one was submitted since. */
async function previousOf(db: Db, seen: string | undefined, now: FileRow): Promise<FileRow | undefined> {
  if (!seen || seen === now.id) return undefined;
  const [row] = await db.select().from(files).where(eq(files.id, seen));
  return row;
}

/** The attachments of an order, with the possible reasons (dossier 3.3) and the previous version. */
export async function attachmentsForReview(db: Db, order: OrderRow): Promise<Viewed> {
  const last = await lastDecision(db, order.orderNo);
  const viewed: Viewed = [];
  for (const attachment of await attachmentsOfReview(db, order)) {
    const { kind, file } = attachment;
    if (!file) continue;
    const previous = await previousOf(db, last?.seen[kind], file);
    viewed.push({
      kind,
      label: attachmentRule(kind).label,
      hint: attachmentRule(kind).hint,
      file: link(file),
      previous: previous ? link(previous) : null,
      findings: findingsOn(attachment).map((text) => ({ text, box: null })),
      reasons: reasonsOn(kind),
    });
  }
  return viewed;
}
