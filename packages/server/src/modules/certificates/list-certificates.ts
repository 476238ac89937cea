import type { Certificate } from '@ca-portal/api/contract';
import { certificateState, daysToExpiry, formatBeijing, type OrderState } from '@ca-portal/api/domain';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { parametersOf } from '../../parameters/index.js';
import {
  loadOrderNames,
  type OrderRow,
  carriersOf,
  type Carrier,
  receivingActions,
  waitingStates,
  ownOrders,
} from '../../services/orders/index.js';
import { administeredCompany } from '../../services/session/index.js';
import type { CertificateRow } from '../../services/certificates/index.js';

type Names = Awaited<ReturnType<typeof loadOrderNames>>;

/** An administrator's are all of his company; others see only their own in the same role. */
function ownCertificates(session: Session): SQL[] {
  const company = administeredCompany(session);
  if (company) return [eq(certificates.companyId, company)];
  return [eq(certificates.userId, session.userId), eq(certificates.roleId, session.roleId)];
}

/**
 * An approved order whose certificate is not in a lock yet. The request id is used until the certificate has
 * one.
 */
function waitingRow(session: Session, order: OrderRow, carrier: Carrier, names: Names): Certificate {
  return {
    id: order.requestId,
    orderNo: order.orderNo,
    waitingFor: order.orderType,
    carrier,
    lockTypeName: names.lockType(order),
    holderName: order.holderName,
    providerName: names.provider(order.providerCode),
    platformNames: names.platforms(order.platformCodes),
    serialNumber: '',
    state: 'pending',
    notBefore: null,
    notAfter: null,
    daysToExpiry: null,
    actions: receivingActions(session, order, carrier),
  };
}

function issuedRow(row: CertificateRow, names: Names, now: Date, windowDays: number): Certificate {
  const state = certificateState(row.status, row.notAfter, now, windowDays);
  const usable = state === 'valid' || state === 'expiring';
  return {
    id: row.id,
    orderNo: row.orderNo,
    waitingFor: null,
    carrier: row.carrier,
    lockTypeName: names.lockType(row),
    holderName: row.holderName,
    providerName: names.provider(row.providerCode),
    platformNames: names.platforms(row.platformCodes),
    serialNumber: row.serialNumber,
    state,
    notBefore: formatBeijing(row.notBefore),
    notAfter: formatBeijing(row.notAfter),
    daysToExpiry: state === 'cancelled' ? null : daysToExpiry(row.notAfter, now),
    actions: usable && row.carrier === 'lock' ? ['test'] : [],
  };
}

const count = sql<number>`count(*)::int`;

const anyWaiting = [...new Set(Object.values(waitingStates).flat())];

async function waitingOrders(db: Db, session: Session): Promise<{ order: OrderRow; carrier: Carrier }[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(...ownOrders(session), inArray(orders.state, anyWaiting as OrderState[])))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));
  const carrierOf = await carriersOf(db, rows);
  return rows.flatMap((order) => {
    const carrier = carrierOf(order);
    return carrier && waitingStates[carrier].includes(order.state) ? [{ order, carrier }] : [];
  });
}

/**
 * Certificates waiting to be written come first, then the newest. Certificates that never reached a lock are
 * left out: for their holder they never existed.
 */
export async function listCertificates(
  { page, limit }: { page: number; limit: number },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const names = await loadOrderNames(db);
  const waiting = await waitingOrders(db, session);
  const installed = and(...ownCertificates(session), isNotNull(certificates.installedAt));
  const [counted] = await db.select({ total: count }).from(certificates).where(installed);

  const from = (page - 1) * limit;
  const first = waiting
    .slice(from, from + limit)
    .map(({ order, carrier }) => waitingRow(session, order, carrier, names));
  const rest = limit - first.length;
  const rows =
    rest === 0
      ? []
      : await db
          .select()
          .from(certificates)
          .where(installed)
          .orderBy(desc(certificates.installedAt), desc(certificates.id))
          .limit(rest)
          .offset(Math.max(0, from - waiting.length));
  const now = clock();
  const { renewalWindowDays } = await parametersOf(context.services);
  return {
    rows: [...first, ...rows.map((row) => issuedRow(row, names, now, renewalWindowDays))],
    total: waiting.length + (counted?.total ?? 0),
  };
}
