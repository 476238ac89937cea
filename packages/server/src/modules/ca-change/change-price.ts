import {
  couponSaving,
  PriceMissingError,
  quoteChange,
  renewedUntil,
  touchedBy,
  type ChangeOrderType,
  type ChangePriceList,
  type Coupon,
  type Delivery,
  type EnterpriseChange,
} from '@ca-portal/api/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, orders, type OrderQuote } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { hiddenProviders } from '../data-scope/hidden-providers.js';
import type { CertificateRow } from '../certificates/attempt.js';
import { findProduct, type CatalogueProduct } from '../shop/index.js';
import { pricesOf } from '../shop/quote-for.js';

/** Sample prices of dossier 2.2; the changed practice seal is the fixed 50.00 of spec section 4. */
const changeFees = { changeFen: 50_00, sealChangeFen: 50_00 };
/** A fault within a year of issue is replaced for nothing (dossier 2.2). */
const freeReplacementMs = 365 * 86_400_000;
const masterLockType = 'L01';

/** The product from which a certificate came: its prices, platforms and providers are those of the change. */
export async function productOf(
  certificate: CertificateRow,
  context: CallContext,
): Promise<CatalogueProduct> {
  const { db } = context.services;
  const [order] = await db
    .select({ productId: orders.productId })
    .from(orders)
    .where(eq(orders.orderNo, certificate.orderNo));
  const product = order && (await findProduct(db, order.productId, await hiddenProviders(context)));
  if (!product) throw new PortalError('priceMissing');
  return product;
}

export interface ChangeWish {
  readonly orderType: ChangeOrderType;
  readonly years?: number | undefined;
  readonly providerCode?: string | undefined;
  readonly platformCodes?: readonly string[] | undefined;
  readonly changes?: readonly EnterpriseChange[] | undefined;
  readonly reason?: string | undefined;
  readonly delivery: Delivery;
}

/** Certificates that a wish touches: for an enterprise change those of the unit, otherwise the one. */
export async function touchedCertificates(
  db: Db,
  certificate: CertificateRow,
  { orderType, changes = [] }: Pick<ChangeWish, 'orderType' | 'changes'>,
): Promise<CertificateRow[]> {
  if (orderType !== '0105') return [certificate];
  const reach = touchedBy(changes);
  if (reach === 'none' || !certificate.companyId) return [];
  return db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.companyId, certificate.companyId),
        isNotNull(certificates.installedAt),
        ne(certificates.status, 'cancelled'),
        reach === 'master' ? eq(certificates.lockType, masterLockType) : undefined,
      ),
    )
    .orderBy(certificates.lockType, certificates.id);
}

export interface PricedChange {
  readonly quote: OrderQuote;
  /** What the ticket takes off; 0 without one. */
  readonly couponFen: number;
  /** The certificate's end afterwards, for a renewal. */
  readonly notAfter: Date | null;
}

function priceListOf(product: CatalogueProduct): ChangePriceList {
  const prices = pricesOf(product);
  if (!prices) throw new PortalError('priceMissing');
  return { ...prices, ...changeFees };
}

/** The server's price of a change, by the rules of the domain. */
export function priceChange(
  product: CatalogueProduct,
  certificate: CertificateRow,
  wish: ChangeWish,
  touchedLocks: number,
  now: Date,
  coupon?: Coupon,
): PricedChange {
  const years = wish.years ?? 1;
  if (wish.orderType === '0103' && !product.product.yearOptions.includes(years)) {
    throw new PortalError('badRequest');
  }
  const added = new Set(wish.platformCodes?.filter((code) => !certificate.platformCodes.includes(code)));
  const faulty = wish.reason === 'damaged' || wish.reason === 'unreadable';
  const young = now.getTime() - certificate.createdAt.getTime() < freeReplacementMs;
  try {
    const quote = quoteChange(priceListOf(product), {
      orderType: wish.orderType,
      years,
      addedPlatforms: added.size,
      touchedLocks,
      mergedLocks: 0,
      mediumFree: wish.orderType === '0102' ? faulty && young : wish.delivery === 'online',
      courier: wish.delivery === 'courier',
    });
    const courierFen = quote.lines.find(({ key }) => key === 'courier')?.amountFen ?? 0;
    const goods = { orderType: wish.orderType, goodsFen: quote.totalFen - courierFen, courierFen };
    return {
      quote,
      couponFen: coupon ? couponSaving(coupon, goods) : 0,
      notAfter: wish.orderType === '0103' ? renewedUntil(certificate.notAfter, now, years) : null,
    };
  } catch (error) {
    throw error instanceof PriceMissingError ? new PortalError('priceMissing') : error;
  }
}
