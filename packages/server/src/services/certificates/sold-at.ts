import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, orders } from '../../db/schema/index.js';
import type { CertificateRow } from './attempt.js';

/**
 * When the stick with a certificate was sold (dossier 2.2: a fault within one year of sale is free). A
 * renewal or an enterprise change writes into the same stick, and a free replacement does not restart the
 * year; an order that charged for a stick does.
 */
export async function soldAt(db: Db, certificate: CertificateRow): Promise<Date> {
  let at = certificate;
  for (;;) {
    const [source] = await db
      .select({ quote: orders.quote, before: certificates })
      .from(orders)
      .innerJoin(changeOrders, eq(changeOrders.orderNo, orders.orderNo))
      .innerJoin(certificates, eq(certificates.id, changeOrders.certificateId))
      .where(eq(orders.orderNo, at.orderNo));
    if (!source || source.quote.lines.some(({ key, amountFen }) => key === 'medium' && amountFen > 0)) {
      return at.createdAt;
    }
    at = source.before;
  }
}
