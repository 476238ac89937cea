import { finalOrderStates } from '@ca-portal/api/domain';
import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, orders } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { CertificateRow } from './attempt.js';
import { administeredCompany } from '../session/index.js';

/** An administrator has all of his company, everybody else his own in the same role; only what reached a carrier. */
export function ownCertificates(session: Session): SQL | undefined {
  const company = administeredCompany(session);
  return and(
    isNotNull(certificates.installedAt),
    company
      ? eq(certificates.companyId, company)
      : and(eq(certificates.userId, session.userId), eq(certificates.roleId, session.roleId)),
  );
}

/** A stranger's certificate and one that does not exist look the same. */
export async function ownCertificate(db: Db, session: Session, id: string): Promise<CertificateRow> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), ownCertificates(session)));
  if (!row) throw new PortalError('notFound');
  return row;
}

/** Holds certificates until the transaction ends, always in the same order, so that two changes cannot block each other. */
export async function lockCertificates(tx: Db, ids: readonly string[]): Promise<CertificateRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(certificates)
    .where(inArray(certificates.id, [...ids]))
    .orderBy(certificates.id)
    .for('update');
}

/** The change that runs on each of these certificates: certificate id → order number. */
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
          // An enterprise change names what it touches; those are few.
          sql`${changeOrders.facts} -> 'touched' is not null`,
        ),
      ),
    )
    .orderBy(changeOrders.orderNo);
  const wanted = new Set(ids);
  const running = new Map<string, string>();
  for (const { orderNo, certificateId, facts } of rows) {
    // A child is listed after its head and stands for the one lock.
    for (const id of facts.touched ?? [certificateId]) if (wanted.has(id)) running.set(id, orderNo);
  }
  return running;
}
