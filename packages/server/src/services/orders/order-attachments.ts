import {
  requiredAttachments,
  attachmentRule,
  enterpriseChanges,
  replacementReasons,
  type AttachmentKind,
} from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  changeOrders,
  companyRecords,
  files,
  orderAttachments,
  personalRecords,
} from '../../db/schema/index.js';
import { fileLink } from '../files/index.js';
import type { OrderRow } from './order-row.js';

/** What the order's business asks for (dossier 2.2). */
export async function requiredOf(db: Db, order: OrderRow): Promise<AttachmentKind[]> {
  const [change] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, order.orderNo));
  const changed = change?.facts.changes?.map(({ key }) => key) ?? [];
  const reason = replacementReasons.find((one) => one === change?.facts.reason);
  return requiredAttachments({
    orderType: order.orderType,
    roleId: order.roleId,
    changes: enterpriseChanges.filter((one) => changed.includes(one)),
    ...(reason ? { reason } : {}),
  });
}

/** Files of the company's and the holder's own record: they count for every order. */
export async function recordFiles(
  db: Db,
  order: OrderRow,
): Promise<{ kind: AttachmentKind; fileId: string }[]> {
  const [company] = order.companyId
    ? await db
        .select({ files: companyRecords.files })
        .from(companyRecords)
        .where(eq(companyRecords.companyId, order.companyId))
    : [];
  const [person] = await db
    .select({ files: personalRecords.files })
    .from(personalRecords)
    .where(eq(personalRecords.userId, order.userId));
  // A lock of the company itself has nothing of a person in it.
  const ofPerson = order.holderName === order.companyName ? [] : (person?.files ?? []);
  return [...(company?.files ?? []), ...ofPerson];
}

/** Papers that the business asks for and that neither the order nor a record has. */
export async function missingOf(db: Db, order: OrderRow): Promise<AttachmentKind[]> {
  const handedIn = await db
    .select({ kind: orderAttachments.kind })
    .from(orderAttachments)
    .where(and(eq(orderAttachments.orderNo, order.orderNo), isNull(orderAttachments.replacedAt)));
  const there = new Set([...handedIn, ...(await recordFiles(db, order))].map(({ kind }) => kind));
  return (await requiredOf(db, order)).filter((kind) => !there.has(kind));
}

/** What has to be handed in, what is there, and why something came back; extra files stand at the end. */
export async function attachmentsOf(db: Db, order: OrderRow) {
  const required = await requiredOf(db, order);
  const handedIn = await db
    .select({ kind: orderAttachments.kind, file: files })
    .from(orderAttachments)
    .innerJoin(files, eq(files.id, orderAttachments.fileId))
    .where(and(eq(orderAttachments.orderNo, order.orderNo), isNull(orderAttachments.replacedAt)))
    .orderBy(desc(orderAttachments.id));
  const kinds = [...new Set([...required, ...handedIn.map(({ kind }) => kind)])];
  return kinds.map((kind) => {
    const { label, hint } = attachmentRule(kind);
    const file = handedIn.find((one) => one.kind === kind)?.file;
    const rejection = order.rejection.filter(({ item }) => item === kind).map(({ text }) => text);
    return {
      kind,
      label,
      hint,
      required: required.includes(kind),
      file: file ? fileLink(file) : null,
      rejection: rejection.join('；'),
    };
  });
}
