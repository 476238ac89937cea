import type { AttachmentKind } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, files, orderAttachments } from '../../db/schema/index.js';
import type { FileRow } from '../files/index.js';
import { findOrder, recordFiles, type OrderRow } from '../orders/index.js';

/** Documents for cutting seals, from one order that wrote the lock. */
export interface SealPapers {
  readonly form: FileRow | undefined;
  readonly signature: FileRow | undefined;
  /** The order changed the representative: older name seals belong to another person. */
  readonly newRepresentative: boolean;
}

export type ChangeRow = typeof changeOrders.$inferSelect;

export const isOfCompany = ({ holderName, companyName }: OrderRow): boolean => holderName === companyName;

export const changes = (change: ChangeRow | undefined, ...keys: readonly string[]): boolean =>
  (change?.facts.changes ?? []).some(({ key }) => keys.includes(key));

export async function changeOf(db: Db, orderNo: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, orderNo));
  return row;
}

async function paperOn(db: Db, orderNo: string, kind: AttachmentKind): Promise<FileRow | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(orderAttachments)
    .innerJoin(files, eq(files.id, orderAttachments.fileId))
    .where(
      and(
        eq(orderAttachments.orderNo, orderNo),
        eq(orderAttachments.kind, kind),
        isNull(orderAttachments.replacedAt),
      ),
    )
    .orderBy(desc(orderAttachments.id))
    .limit(1);
  return row?.file;
}

/** Documents in the record of the company or person: used if no order has any. */
async function recordedPapers(db: Db, order: OrderRow): Promise<SealPapers> {
  const known = await recordFiles(db, order);
  const recorded = async (kind: AttachmentKind): Promise<FileRow | undefined> => {
    const fileId = known.find((one) => one.kind === kind)?.fileId;
    if (!fileId) return undefined;
    const [row] = await db.select().from(files).where(eq(files.id, fileId));
    return row;
  };
  return {
    form: await recorded(isOfCompany(order) ? 'sealForm' : 'sealSample'),
    signature: isOfCompany(order) ? undefined : await recorded('signatureInHand'),
    newRepresentative: false,
  };
}

/**
 * The reviewed documents for this lock, the newest first: of the order itself, of the company change above
 * it, of each earlier order that wrote the lock, and of the record. A company's own seal is never put into
 * its people's locks.
 */
export async function* papersBack(db: Db, order: OrderRow): AsyncGenerator<SealPapers> {
  const seen = new Set<string>();
  for (let at: OrderRow | undefined = order; at && !seen.has(at.orderNo);) {
    seen.add(at.orderNo);
    const change = await changeOf(db, at.orderNo);
    const newRepresentative = changes(change, 'legalRepresentative');
    const sources = [at.orderNo, ...(change?.headOrderNo && isOfCompany(at) ? [change.headOrderNo] : [])];
    for (const [index, orderNo] of sources.entries()) {
      yield {
        form: await paperOn(db, orderNo, 'sealForm'),
        signature: await paperOn(db, orderNo, 'signatureInHand'),
        // Only on the last source, because the head order has the documents of the change.
        newRepresentative: newRepresentative && index === sources.length - 1,
      };
    }
    if (!change) break;
    const [before] = await db
      .select({ orderNo: certificates.orderNo })
      .from(certificates)
      .where(eq(certificates.id, change.certificateId));
    at = before && (await findOrder(db, before.orderNo));
  }
  yield recordedPapers(db, order);
}
