import {
  attachmentRule,
  enterpriseChanges,
  replacementReasons,
  type AttachmentKind,
} from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders, files, orderAttachments } from '../../db/schema/index.js';
import { requiredAttachments } from '../ca-change/required-attachments.js';
import { fileLink } from '../files/index.js';
import type { OrderRow } from '../orders/order-row.js';

async function needed(db: Db, order: OrderRow): Promise<AttachmentKind[]> {
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

/** What has to be handed in, what is there, and why something came back; extra files stand at the end. */
export async function attachmentsOf(db: Db, order: OrderRow) {
  const required = await needed(db, order);
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
