import { asc, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  productPlatforms,
  productPrices,
  productProviders,
  products,
  providerPlatforms,
  providers,
  type Carrier,
} from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { codeLookup, codesOnOffer, codeTypes, platformName } from '../codes/index.js';

export interface CatalogPlatform {
  readonly code: string;
  readonly name: string;
  readonly included: boolean;
}
export interface CatalogProvider {
  readonly code: string;
  readonly name: string;
  /** Empty while it is available. */
  readonly unavailableReason: string;
  readonly platformCodes: readonly string[];
}

export interface CatalogVendor {
  readonly code: string;
  readonly name: string;
}

/** A product with all its options and their names. */
export interface CatalogProduct {
  readonly product: typeof products.$inferSelect;
  readonly certificateTypeName: string;
  readonly lockTypeName: string;
  readonly platforms: readonly CatalogPlatform[];
  readonly providers: readonly CatalogProvider[];
  /** Vendors of sticks, only for a lock; vendors of seals, for products with seals. */
  readonly mediumVendors: readonly CatalogVendor[];
  readonly signatureVendors: readonly CatalogVendor[];
}

/** Fallbacks of spec section 3 for codes that the lists do not know. */
const unknown = { provider: '未知服务商名称', certificate: '未知证书名称', lock: '未知锁类型' };

/** The latest prices of each product in force at a time; products without a price change are missing. */
async function pricesAt(db: Db, now: Date) {
  const rows = await db
    .selectDistinctOn([productPrices.productId])
    .from(productPrices)
    .where(lte(productPrices.validFrom, now))
    .orderBy(asc(productPrices.productId), desc(productPrices.validFrom));
  return new Map(
    rows.map(({ productId, serviceFenPerYear, mediumFen, sealFen, extraPlatformFen, courierFen }) => [
      productId,
      { serviceFenPerYear, mediumFen, sealFen, extraPlatformFen, courierFen },
    ]),
  );
}

async function load(db: Db, now: Date, which: SQL | undefined): Promise<CatalogProduct[]> {
  const rows = await db
    .select()
    .from(products)
    .where(which)
    .orderBy(asc(products.position), asc(products.id));
  const prices = await pricesAt(db, now);
  const nameOf = await codeLookup(db);
  const mediumVendors = await codesOnOffer(db, codeTypes.mediumVendor);
  const signatureVendors = await codesOnOffer(db, codeTypes.signatureVendor);
  const onSale = await db.select().from(productPlatforms).orderBy(asc(productPlatforms.platformCode));
  const offered = await db
    .select({ productId: productProviders.productId, provider: providers })
    .from(productProviders)
    .innerJoin(providers, eq(providers.code, productProviders.providerCode))
    .orderBy(asc(providers.code));
  const support = await db.select().from(providerPlatforms).orderBy(asc(providerPlatforms.platformCode));
  const platformsOf = (provider: string) =>
    support.filter((row) => row.providerCode === provider).map((row) => row.platformCode);

  return rows.map((product) => ({
    product: { ...product, ...prices.get(product.id) },
    certificateTypeName: nameOf(codeTypes.certificateType, product.certificateType) ?? unknown.certificate,
    lockTypeName:
      nameOf(product.carrier === 'pc' ? codeTypes.pcLockType : codeTypes.lockType, product.lockType) ??
      unknown.lock,
    platforms: onSale
      .filter((row) => row.productId === product.id)
      .map(({ platformCode: code, included }) => ({
        code,
        name: platformName(nameOf, code) ?? '—',
        included,
      })),
    providers: offered
      .filter((row) => row.productId === product.id)
      .map(({ provider: { code, unavailableReason } }) => ({
        code,
        name: nameOf(codeTypes.provider, code) ?? unknown.provider,
        unavailableReason,
        platformCodes: platformsOf(code),
      })),
    mediumVendors: product.carrier === 'lock' ? mediumVendors : [],
    signatureVendors: product.sealCount > 0 ? signatureVendors : [],
  }));
}

/** Where the products are stored, and the current time, because prices change with time. */
type Shelf = Pick<Services, 'db' | 'clock'>;

/**
 * Providers that the caller does not see, from `hiddenProviders`: every read of the catalog must pass them.
 */
type Hidden = ReadonlySet<string>;

const without = (all: readonly CatalogProduct[], hidden: Hidden): CatalogProduct[] =>
  all.map((one) => ({ ...one, providers: one.providers.filter(({ code }) => !hidden.has(code)) }));

/** A product with its current prices. */
export async function findProduct(
  { db, clock }: Shelf,
  id: string,
  hidden: Hidden,
): Promise<CatalogProduct | undefined> {
  return without(await load(db, clock(), eq(products.id, id)), hidden)[0];
}

/** All products on sale, in their order; optionally of one carrier. */
export async function listProducts(
  { db, clock }: Shelf,
  hidden: Hidden,
  carrier?: Carrier,
): Promise<CatalogProduct[]> {
  return without(await load(db, clock(), carrier ? eq(products.carrier, carrier) : undefined), hidden);
}
