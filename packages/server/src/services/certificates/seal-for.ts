import type { AttachmentKind, ErrorKey } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, files, orderAttachments } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { senderOf } from '../../workers/index.js';
import { contentOf, type FileRow } from '../files/index.js';
import { findOrder, recordFiles, type OrderRow } from '../orders/index.js';
import { checkIssuable, lockIssuableOrder } from './attempt.js';

export interface SealForLock {
  /** PNG in base64; empty where no seal is written. */
  readonly picture: string;
  /** Why there is none although one was paid for; empty otherwise. */
  readonly reason: string;
  /** The certificate that the lock must hold already; null where one is written along with the seal. */
  readonly serialNumber: string | null;
}

/** Businesses whose price has 签章制作费 or 签章变更费 in it (dossier 2.2); 0105 by what it changes. */
const sealed: readonly string[] = ['0101', '0101,0301', '0102', '0106', '0110'];
const changesWithSeal: readonly string[] = ['name', 'creditCode', 'seal'];

type ChangeRow = typeof changeOrders.$inferSelect;
const isOfCompany = ({ holderName, companyName }: OrderRow): boolean => holderName === companyName;

const makesSeal = (order: OrderRow, change: ChangeRow | undefined): boolean =>
  order.orderType === '0105'
    ? isOfCompany(order) && (change?.facts.changes ?? []).some(({ key }) => changesWithSeal.includes(key))
    : sealed.includes(order.orderType);

async function changeOf(db: Db, orderNo: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, orderNo));
  return row;
}

async function formOn(db: Db, orderNo: string, kind: AttachmentKind): Promise<FileRow | undefined> {
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

/**
 * The newest seal form that was reviewed for this lock: of the order itself, of the company change above it, or of an
 * order that wrote the lock before. A company's own seal goes into none of its people's locks.
 */
async function ordersForm(
  db: Db,
  order: OrderRow,
  seen: readonly string[] = [],
): Promise<FileRow | undefined> {
  const own = await formOn(db, order.orderNo, 'sealForm');
  if (own) return own;
  const change = await changeOf(db, order.orderNo);
  if (!change) return undefined;
  const above =
    change.headOrderNo && isOfCompany(order) ? await formOn(db, change.headOrderNo, 'sealForm') : undefined;
  if (above) return above;
  const [before] = await db
    .select({ orderNo: certificates.orderNo })
    .from(certificates)
    .where(eq(certificates.id, change.certificateId));
  if (!before || seen.includes(before.orderNo)) return undefined;
  const earlier = await findOrder(db, before.orderNo);
  return earlier && ordersForm(db, earlier, [...seen, order.orderNo]);
}

async function recordedForm(db: Db, order: OrderRow): Promise<FileRow | undefined> {
  const kind: AttachmentKind = isOfCompany(order) ? 'sealForm' : 'sealSample';
  const known = (await recordFiles(db, order)).find((one) => one.kind === kind);
  if (!known) return undefined;
  const [row] = await db.select().from(files).where(eq(files.id, known.fileId));
  return row;
}

const reasons: Partial<Record<ErrorKey, string>> = {
  formUnreadable: '印章采集表打不开',
  notFound: '印章采集表打不开',
  workTooLong: '印章采集表处理超时',
  workTooLarge: '印章采集表内容过大',
};
const without = (reason: string, serialNumber: string | null): SealForLock => ({
  picture: '',
  reason,
  serialNumber,
});

/** The seal that goes into the lock of an order with its certificate, cut out of the scan that was reviewed. */
export async function sealForLock(orderNo: string, context: CallContext): Promise<SealForLock> {
  const { db, workers } = context.services;
  const order = await db.transaction(async (tx) => {
    const held = await lockIssuableOrder(tx, orderNo, context);
    checkIssuable(held);
    return held;
  });
  const change = await changeOf(db, orderNo);
  const [kept] =
    order.orderType === '0110' && change
      ? await db.select().from(certificates).where(eq(certificates.id, change.certificateId))
      : [];
  const serialNumber = kept?.serialNumber ?? null;
  if (!makesSeal(order, change)) return without('', serialNumber);
  const form = (await ordersForm(db, order)) ?? (await recordedForm(db, order));
  // Whose seals are not collected on paper has none to be written: a person signs by hand.
  if (!form) return without(isOfCompany(order) ? '没有电子印章采集表' : '', serialNumber);
  try {
    const content = await contentOf(form, context);
    const picture = await workers.run('cutImprint', senderOf(context), content, form.type);
    if (!picture) return without('采集表上没有找到红色或蓝色的印章', serialNumber);
    return { picture: Buffer.from(picture).toString('base64'), reason: '', serialNumber };
  } catch (error) {
    const reason = error instanceof PortalError ? reasons[error.key] : undefined;
    if (!reason) throw error;
    return without(reason, serialNumber);
  }
}
