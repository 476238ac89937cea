import type { shopAdmin } from '@ca-portal/api/contract';
import { formatBeijing, type BusinessType } from '@ca-portal/api/domain';
import { and, asc, eq, gt, min } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { offsetOf } from '../../db/paging.js';
import {
  codeItems,
  productPrices,
  productProviders,
  products,
  providerPlatforms,
  providers,
} from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { codeTypes } from '../../services/codes/index.js';
import { listProducts } from '../../services/shop/index.js';
import { addPrice, amountsOf, pricesOfProduct, removePrice } from './prices.js';
import {
  checkForm,
  checkNature,
  columnsOf,
  demandCodes,
  placeChoices,
  platformLists,
} from './product-form.js';

/** The office also sees providers on trial. */
const nobodyHidden = new Set<string>();

export const shopAdminHandlers: Handlers<typeof shopAdmin> = {
  /** There are only some dozen products, so they are filtered here. */
  async products({ query }, { services }) {
    const coming = await services.db
      .select({ productId: productPrices.productId, from: min(productPrices.validFrom) })
      .from(productPrices)
      .where(gt(productPrices.validFrom, services.clock()))
      .groupBy(productPrices.productId);
    const next = new Map(coming.map(({ productId, from }) => [productId, from]));
    const words = query.keyword ?? '';
    const all = (await listProducts(services, nobodyHidden)).filter(
      ({ product }) => product.name.includes(words) || product.id.includes(words),
    );
    const from = offsetOf(query);
    const rows = all.slice(from, from + query.limit).map(({ product, platforms, providers: offered }) => {
      const nextFrom = next.get(product.id);
      return {
        id: product.id,
        name: product.name,
        summary: product.summary,
        audience: product.audience,
        carrier: product.carrier,
        orderType: product.orderType as BusinessType,
        certificateType: product.certificateType,
        lockType: product.lockType,
        keyAlgorithm: product.keyAlgorithm,
        highlights: product.highlights,
        allowedRoleIds: product.allowedRoleIds,
        yearOptions: product.yearOptions,
        unavailableReason: product.unavailableReason,
        stock: product.stock,
        position: product.position,
        sealCount: product.sealCount,
        platformCodes: platforms.map(({ code }) => code),
        includedPlatformCodes: platforms.filter(({ included }) => included).map(({ code }) => code),
        providerCodes: offered.map(({ code }) => code),
        prices: amountsOf(product),
        nextPriceFrom: nextFrom ? formatBeijing(nextFrom) : null,
      };
    });
    return { rows, total: all.length };
  },

  async addProduct({ body }, context) {
    const { id, carrier, orderType, certificateType, lockType, ...form } = body;
    const nature = { carrier, orderType, certificateType, lockType };
    await context.services.db.transaction(async (tx) => {
      await checkForm(tx, form, carrier);
      await checkNature(tx, nature);
      const [added] = await tx
        .insert(products)
        .values({ id, ...nature, ...columnsOf(form) })
        .onConflictDoNothing()
        .returning({ id: products.id });
      if (!added) throw new PortalError('nameTaken', { name: id });
      await placeChoices(tx, id, form);
      await recordAudit(tx, context, { action: 'product.add', subjectType: 'product', subjectId: id });
    });
    return null;
  },

  async updateProduct({ params: { id }, body }, context) {
    await context.services.db.transaction(async (tx) => {
      const [before] = await tx.select().from(products).where(eq(products.id, id)).for('update');
      if (!before) throw new PortalError('notFound');
      await checkForm(tx, body, before.carrier);
      await tx.update(products).set(columnsOf(body)).where(eq(products.id, id));
      await placeChoices(tx, id, body);
      await recordAudit(tx, context, {
        action: 'product.update',
        subjectType: 'product',
        subjectId: id,
        details: { name: body.name, unavailableReason: body.unavailableReason },
      });
    });
    return null;
  },

  prices: ({ params }, context) => pricesOfProduct(params.id, context),
  addPrice: ({ params, body }, context) => addPrice(params.id, body, context),
  removePrice: ({ params }, context) => removePrice(params.priceId, context),

  async providers(_, { services: { db } }) {
    const items = await db
      .select()
      .from(codeItems)
      .where(and(eq(codeItems.type, codeTypes.provider), eq(codeItems.stopped, false)))
      .orderBy(asc(codeItems.position), asc(codeItems.id));
    const known = await db.select().from(providers);
    const support = await db.select().from(providerPlatforms).orderBy(asc(providerPlatforms.platformCode));
    const offers = await db.select().from(productProviders);
    return items
      .filter(({ removedAt }) => removedAt === null)
      .map(({ codeNumber: code, codeContent: name }) => {
        const row = known.find((one) => one.code === code);
        return {
          code,
          name,
          unavailableReason: row?.unavailableReason ?? '',
          onTrial: row?.onTrial ?? false,
          platformCodes: support
            .filter(({ providerCode }) => providerCode === code)
            .map(({ platformCode }) => platformCode),
          products: offers.filter(({ providerCode }) => providerCode === code).length,
        };
      });
  },

  async updateProvider({ params: { code }, body }, context) {
    const { platformCodes, ...columns } = body;
    await context.services.db.transaction(async (tx) => {
      await demandCodes(tx, 'code', [codeTypes.provider], [code]);
      await demandCodes(tx, 'platformCodes', platformLists, platformCodes);
      await tx
        .insert(providers)
        .values({ code, ...columns })
        .onConflictDoUpdate({ target: providers.code, set: columns });
      await tx.delete(providerPlatforms).where(eq(providerPlatforms.providerCode, code));
      const supported = [...new Set(platformCodes)];
      if (supported.length > 0) {
        await tx
          .insert(providerPlatforms)
          .values(supported.map((platformCode) => ({ providerCode: code, platformCode })));
      }
      await recordAudit(tx, context, {
        action: 'provider.update',
        subjectType: 'provider',
        subjectId: code,
        details: body,
      });
    });
    return null;
  },
};
