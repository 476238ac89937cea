import { finalOrderStates } from '@ca-portal/api/domain';
import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, orders } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { CertificateRow } from './attempt.js';
import { administeredCompany } from '../session/index.js';

/**
 * An administrator's are all of his company; others see their own in the same role; only certificates that
 * reached a carrier.
 */
export function ownCertificates(session: Session): SQL | undefined {
  const company = administeredCompany(session);
  return and(
    isNotNull(certificates.installedAt),
    company
      ? eq(certificates.companyId, company)
      : and(eq(certificates.userId, session.userId), eq(certificates.roleId, session.roleId)),
  );
}

/** A stranger's certificate answers like one that does not exist. */
export async function ownCertificate(db: Db, session: Session, id: string): Promise<CertificateRow> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), ownCertificates(session)));
  if (!row) throw new PortalError('notFound');
  return row;
}

/**
 * Locks certificates until the transaction ends, always in the same order, so that two changes cannot
 * deadlock.
 */
export async function lockCertificates(tx: Db, ids: readonly string[]): Promise<CertificateRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(certificates)
    .where(inArray(certificates.id, [...ids]))
    .orderBy(certificates.id)
    .for('update');
}

/** The running change of each of these certificates: certificate id → order number. */
export async function runningChanges(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      orderNo: changeOrders.orderNo,
      certificateId: changeOrders.certificateId,
      facts: changeOrders.facts,
    })
    .from(changeOrders)
    .innerJoin(orders, eq(orders.orderNo, changeOrders.orderNo))
    .where(
      and(
        notInArray(orders.state, [...finalOrderStates]),
        or(
          inArray(changeOrders.certificateId, [...ids]),
          // Enterprise changes list the certificates that they touch; there are few of them.
          sql`${changeOrders.facts} -> 'touched' is not null`,
        ),
      ),
    )
    .orderBy(changeOrders.orderNo);
  const wanted = new Set(ids);
  const running = new Map<string, string>();
  for (const { orderNo, certificateId, facts } of rows) {
    // A child is listed after its head, so it overrides the head for its lock.
    for (const id of facts.touched ?? [certificateId]) if (wanted.has(id)) running.set(id, orderNo);
  }
  return running;
}
