import { orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders } from '../../db/schema/index.js';
import type { Cancellation } from '../../documents/cancellation-paper.js';
import { PortalError } from '../../kernel/portal-error.js';
import { loadOrderNames, type OrderRow } from '../../services/orders/index.js';

/** The facts of a cancellation's confirmation: from the ended certificate, not from the order. */
export async function factsOfCancellation(db: Db, order: OrderRow): Promise<Cancellation> {
  const [row] = await db
    .select({ certificate: certificates, facts: changeOrders.facts })
    .from(changeOrders)
    .innerJoin(certificates, eq(certificates.id, changeOrders.certificateId))
    .where(eq(changeOrders.orderNo, order.orderNo));
  const revokedAt = row?.certificate.revokedAt;
  if (order.orderType !== '0108' || order.state !== orderStates.completed || !row || !revokedAt) {
    throw new PortalError('notFound');
  }
  const { certificate, facts } = row;
  const { serialNumber, encryptSerialNumber, notBefore, notAfter } = certificate;
  const names = await loadOrderNames(db);
  return {
    orderNo: order.orderNo,
    holderName: certificate.holderName,
    companyName: order.companyName,
    providerName: names.provider(certificate.providerCode),
    serialNumber,
    encryptSerialNumber,
    notBefore,
    notAfter,
    revokedAt,
    grounds: facts.explanation ?? '',
  };
}
