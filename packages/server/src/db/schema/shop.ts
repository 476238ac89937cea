import type { Carrier, KeyAlgorithm } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, instant } from './columns.js';

export type { Carrier };

/** Names of certificate type, lock type, platforms and providers are in the code lists, not here. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    audience: text('audience').notNull(),
    carrier: text('carrier').$type<Carrier>().notNull(),
    orderType: text('order_type').notNull(),
    certificateType: text('certificate_type').notNull(),
    lockType: text('lock_type').notNull(),
    /** Of new certificates; a change keeps the algorithm of its certificate. */
    keyAlgorithm: text('key_algorithm').$type<KeyAlgorithm>().notNull().default('RSA-2048'),
    allowedRoleIds: jsonb('allowed_role_ids').$type<number[]>().notNull(),
    yearOptions: jsonb('year_options').$type<number[]>().notNull(),
    highlights: jsonb('highlights').$type<string[]>().notNull(),
    /** Empty while the product can be ordered; otherwise the reason, as a sentence. */
    unavailableReason: text('unavailable_reason').notNull().default(''),
    stock: integer('stock').notNull().default(0),
    position: integer('position').notNull(),
    // Prices before the first row of `productPrices`. Null means "no price configured": the product cannot be
    // ordered; it is never free.
    serviceFenPerYear: fen('service_fen_per_year'),
    mediumFen: fen('medium_fen'),
    sealFen: fen('seal_fen'),
    sealCount: integer('seal_count').notNull().default(0),
    extraPlatformFen: fen('extra_platform_fen'),
    courierFen: fen('courier_fen'),
  },
  (t) => [check('products_stock', sql`${t.stock} >= 0`)],
);

/** Prices entered by an administrator, each valid until the next one. Orders keep their original price. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    validFrom: instant('valid_from').notNull(),
    serviceFenPerYear: fen('service_fen_per_year').notNull(),
    mediumFen: fen('medium_fen').notNull(),
    sealFen: fen('seal_fen').notNull(),
    extraPlatformFen: fen('extra_platform_fen').notNull(),
    courierFen: fen('courier_fen').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('product_prices_from').on(t.productId, t.validFrom)],
);

/** Platforms for which a product is sold; the base price covers the `included` ones. */
export const productPlatforms = pgTable(
  'product_platforms',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    platformCode: text('platform_code').notNull(),
    included: boolean('included').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.productId, t.platformCode] })],
);

/** Providers whose certificates a product may carry. */
export const productProviders = pgTable(
  'product_providers',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    providerCode: text('provider_code')
      .notNull()
      .references(() => providers.code),
  },
  (t) => [primaryKey({ columns: [t.productId, t.providerCode] })],
);

export const providers = pgTable('providers', {
  code: text('code').primaryKey(),
  /** Empty while the provider can be chosen. */
  unavailableReason: text('unavailable_reason').notNull().default(''),
  /** On trial: only the users in `provider_grants` see it. */
  onTrial: boolean('on_trial').notNull().default(false),
});

/** Where a provider's certificates are accepted. */
export const providerPlatforms = pgTable(
  'provider_platforms',
  {
    providerCode: text('provider_code')
      .notNull()
      .references(() => providers.code),
    platformCode: text('platform_code').notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerCode, t.platformCode] })],
);
