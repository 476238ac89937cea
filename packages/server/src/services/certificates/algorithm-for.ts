import type { KeyAlgorithm } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, products } from '../../db/schema/index.js';
import type { OrderRow } from '../orders/index.js';

/**
 * The algorithm for a lock's keys: the product's current one, but for a change the one of its certificate, so
 * that locks with only RSA still work.
 */
export async function algorithmFor(tx: Db, { orderNo, productId }: OrderRow): Promise<KeyAlgorithm> {
  const [old] = await tx
    .select({ keyAlgorithm: certificates.keyAlgorithm })
    .from(changeOrders)
    .innerJoin(certificates, eq(certificates.id, changeOrders.certificateId))
    .where(eq(changeOrders.orderNo, orderNo));
  if (old) return old.keyAlgorithm;
  // A course has no certificate.
  if (productId === null) throw new Error(`order ${orderNo} is for no product`);
  const [product] = await tx
    .select({ keyAlgorithm: products.keyAlgorithm })
    .from(products)
    .where(eq(products.id, productId));
  return product?.keyAlgorithm ?? 'RSA-2048';
}
