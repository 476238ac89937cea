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

/** Attachments required by the order's business type (dossier 2.2). */
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

/** Files in the company's and the holder's records: they count for every order. */
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
  // The company's own lock needs no files of a person.
  const ofPerson = order.holderName === order.companyName ? [] : (person?.files ?? []);
  return [...(company?.files ?? []), ...ofPerson];
}

/** Required attachments that neither the order nor a record has. */
export async function missingOf(db: Db, order: OrderRow): Promise<AttachmentKind[]> {
  const handedIn = await db
    .select({ kind: orderAttachments.kind })
    .from(orderAttachments)
    .where(and(eq(orderAttachments.orderNo, order.orderNo), isNull(orderAttachments.replacedAt)));
  const there = new Set([...handedIn, ...(await recordFiles(db, order))].map(({ kind }) => kind));
  return (await requiredOf(db, order)).filter((kind) => !there.has(kind));
}

/** Required attachments, existing files, and rejection reasons; extra files come last. */
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
