import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, companies, companyRecords } from '../../db/schema/index.js';
import { stillOfCompany } from '../../services/certificates/index.js';
import { addFreePart, noteSubmitted, type OrderRow } from '../../services/orders/index.js';
import { stepsFor } from './renewal-steps.js';

export type ChangeRow = typeof changeOrders.$inferSelect;

/* The effects of an approved change of a company's facts (order type 0105). */

/** Writes the new facts of a company into its rows, and records the previous values. */
export async function changeCompany(
  tx: Db,
  { companyId }: OrderRow,
  { facts }: ChangeRow,
  at: Date,
): Promise<void> {
  if (!companyId || !facts.changes?.length) return;
  const after = (key: string) => facts.changes?.find((one) => one.key === key)?.after;
  const [name, creditCode, legalRepresentative] = [
    after('name'),
    after('creditCode'),
    after('legalRepresentative'),
  ];
  const values = {
    ...(name ? { name } : {}),
    ...(creditCode ? { creditCode } : {}),
    ...(legalRepresentative ? { legalRepresentative } : {}),
  };
  if (Object.keys(values).length > 0) {
    await tx.update(companies).set(values).where(eq(companies.id, companyId));
  }
  const [record] = await tx
    .select()
    .from(companyRecords)
    .where(eq(companyRecords.companyId, companyId))
    .for('update');
  if (!record) return;
  const noted = facts.changes.map(({ label, before, after: next }) => ({
    at: formatBeijing(at),
    label,
    before,
    after: next,
  }));
  await tx
    .update(companyRecords)
    .set({ changes: [...record.changes, ...noted], version: record.version + 1 })
    .where(eq(companyRecords.companyId, companyId));
}

/**
 * Creates a child order for each touched lock: approved and free; its holder writes it when he has the lock
 * at hand. Answers how many; a holder who has left since the order gets none, and his certificate is free again.
 */
export async function makeChildren(tx: Db, head: OrderRow, change: ChangeRow, at: Date): Promise<number> {
  const { facts } = change;
  const touched = await tx
    .select()
    .from(certificates)
    .where(
      and(
        inArray(certificates.id, facts.touched ?? []),
        head.companyId ? stillOfCompany(tx, head.companyId) : undefined,
      ),
    )
    .orderBy(certificates.id);
  await tx
    .update(changeOrders)
    .set({ facts: { ...facts, touched: touched.map(({ id }) => id) } })
    .where(eq(changeOrders.orderNo, head.orderNo));
  const newName = facts.changes?.find(({ key }) => key === 'name');
  for (const certificate of touched) {
    const named = newName && certificate.holderName === newName.before;
    // A lock is rewritten where the company chose; downloads are always online.
    const { delivery, servicePoint } = head;
    const own = {
      ...(certificate.carrier === 'lock' ? { delivery, servicePoint } : {}),
      userId: certificate.userId,
      roleId: certificate.roleId,
      holderName: named ? newName.after : certificate.holderName,
      lockType: certificate.lockType,
      platformCodes: certificate.platformCodes,
      providerCode: certificate.providerCode,
    };
    const child = await addFreePart(tx, head, own, at);
    const { orderNo } = child;
    await tx.insert(changeOrders).values({
      orderNo,
      certificateId: certificate.id,
      headOrderNo: head.orderNo,
      facts: { changes: facts.changes ?? [] },
    });
    await noteSubmitted(tx, child, {
      at,
      actorId: null,
      title: '企业变更已通过',
      detail: `由订单 ${head.orderNo} 生成，${stepsFor(certificate.carrier, child.delivery).detail}`,
    });
  }
  return touched.length;
}
