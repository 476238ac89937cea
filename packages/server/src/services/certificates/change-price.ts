import {
  addYears,
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
  masterLockType,
} from '@ca-portal/api/domain';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { hiddenProviders } from '../codes/index.js';
import type { CertificateRow } from './attempt.js';
import { stillOfCompany } from './company-left.js';
import type { Parameters } from '../../parameters/index.js';
import { findProduct, type CatalogProduct, listProducts, pricesOf } from '../shop/index.js';

/** Order types that are paid per year and move the end date. */
const newTerm: readonly ChangeOrderType[] = ['0103', '0106'];

/** The product of a certificate: the change uses its prices, platforms and providers. */
export async function productOf(certificate: CertificateRow, context: CallContext): Promise<CatalogProduct> {
  const { db } = context.services;
  const [order] = await db
    .select({ productId: orders.productId })
    .from(orders)
    .where(eq(orders.orderNo, certificate.orderNo));
  const hidden = await hiddenProviders(context);
  const product = order?.productId && (await findProduct(context.services, order.productId, hidden));
  if (!product) throw new PortalError('priceMissing');
  if (product.product.orderType !== '0101,0301') return product;
  // The lock of a bundle continues as a lock: its phone certificate is renewed separately.
  const lock = (await listProducts(context.services, hidden, 'lock')).find(
    (one) => one.product.orderType === '0101' && one.product.lockType === certificate.lockType,
  );
  if (!lock) throw new PortalError('priceMissing');
  return lock;
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

/**
 * Certificates that a change touches: for an enterprise change the valid ones of the company, otherwise the
 * one. A lost or ended one cannot be rewritten by its holder, so the change does not wait for it: it is
 * replaced or renewed under the new name (dossier 2.2). Nor is one of somebody who has left: see `stillOfCompany`.
 */
export async function touchedCertificates(
  db: Db,
  certificate: CertificateRow,
  { orderType, changes = [] }: Pick<ChangeWish, 'orderType' | 'changes'>,
  now: Date,
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
        inArray(certificates.status, ['active', 'busy']),
        gt(certificates.notAfter, now),
        stillOfCompany(db, certificate.companyId),
        reach === 'master' ? eq(certificates.lockType, masterLockType) : undefined,
      ),
    )
    .orderBy(certificates.lockType, certificates.id);
}

type Touched = Pick<CertificateRow, 'lockType'>;

/**
 * Locks beside the master are included in its price, unless the province charges each (dossier 4.5 and 4.6).
 */
export const isMerged = (
  { lockType }: Touched,
  touched: readonly Touched[],
  { changeMerged }: Pick<Parameters, 'changeMerged'>,
): boolean =>
  changeMerged && lockType !== masterLockType && touched.some((one) => one.lockType === masterLockType);

/** Time, rules and ticket for pricing a change. */
export interface PricedAt {
  readonly now: Date;
  readonly rules: Pick<Parameters, 'changeYuan' | 'sealChangeYuan' | 'changeMerged'>;
  readonly coupon?: Coupon | undefined;
  /** When the stick was sold, see `soldAt`: it only affects the price for a fault. */
  readonly sold?: Date;
}

export interface PricedChange {
  readonly quote: ReturnType<typeof quoteChange>;
  /** The discount of the ticket; 0 without one. */
  readonly couponFen: number;
  /** The certificate's new end date, for a renewal and another provider. */
  readonly notAfter: Date | null;
}

function priceListOf(product: CatalogProduct, rules: PricedAt['rules']): ChangePriceList {
  const prices = pricesOf(product);
  if (!prices) throw new PortalError('priceMissing');
  return { ...prices, changeFen: rules.changeYuan * 100, sealChangeFen: rules.sealChangeYuan * 100 };
}

/** The server's price of a change, by the domain's rules. */
export function priceChange(
  product: CatalogProduct,
  certificate: CertificateRow,
  wish: ChangeWish,
  touched: readonly Touched[],
  { now, rules, coupon, sold }: PricedAt,
): PricedChange {
  const years = wish.years ?? 1;
  if (newTerm.includes(wish.orderType) && !product.product.yearOptions.includes(years)) {
    throw new PortalError('badRequest');
  }
  const added = new Set(wish.platformCodes?.filter((code) => !certificate.platformCodes.includes(code)));
  const faulty = wish.reason === 'damaged' || wish.reason === 'unreadable';
  const young = sold !== undefined && now < addYears(sold, 1);
  try {
    const quote = quoteChange(priceListOf(product, rules), {
      orderType: wish.orderType,
      years,
      addedPlatforms: added.size,
      touchedLocks: touched.length,
      mergedLocks: touched.filter((one) => isMerged(one, touched, rules)).length,
      mediumFree: wish.orderType === '0102' ? faulty && young : wish.delivery === 'online',
      courier: wish.delivery === 'courier',
    });
    const courierFen = quote.lines.find(({ key }) => key === 'courier')?.amountFen ?? 0;
    const goods = { orderType: wish.orderType, goodsFen: quote.totalFen - courierFen, courierFen };
    return {
      quote,
      couponFen: coupon ? couponSaving(coupon, goods) : 0,
      // A new provider is paid for a full term, added to the remaining time like a renewal (dossier 2.2).
      notAfter: newTerm.includes(wish.orderType) ? renewedUntil(certificate.notAfter, now, years) : null,
    };
  } catch (error) {
    throw error instanceof PriceMissingError ? new PortalError('priceMissing') : error;
  }
}
