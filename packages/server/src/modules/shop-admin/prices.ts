import type { InputOf, ResultOf, shopAdmin } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { desc, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation } from '../../db/db.js';
import { productPrices, products } from '../../db/schema/index.js';
import { chosenTime } from '../../kernel/beijing-input.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';

type PriceRecord = ResultOf<typeof shopAdmin.prices>[number];
type PriceForm = InputOf<typeof shopAdmin.addPrice>['body'];
type Amounts = Omit<PriceForm, 'validFrom'>;

/** The five amounts of a row, or null if one is missing. */
export function amountsOf(row: { readonly [K in keyof Amounts]: number | null }): Amounts | null {
  const { serviceFenPerYear, mediumFen, sealFen, extraPlatformFen, courierFen } = row;
  return serviceFenPerYear === null ||
    mediumFen === null ||
    sealFen === null ||
    extraPlatformFen === null ||
    courierFen === null
    ? null
    : { serviceFenPerYear, mediumFen, sealFen, extraPlatformFen, courierFen };
}

/** Prices of a product, the latest first; the last one is the initial price. */
export async function pricesOfProduct(
  id: string,
  { services: { db, clock } }: CallContext,
): Promise<PriceRecord[]> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw new PortalError('notFound');
  const rows = await db
    .select()
    .from(productPrices)
    .where(eq(productPrices.productId, id))
    .orderBy(desc(productPrices.validFrom));
  const now = clock();
  const current = rows.find(({ validFrom }) => validFrom <= now);
  const opening = amountsOf(product);
  return [
    ...rows.map((row) => ({
      ...(amountsOf(row) as Amounts),
      id: row.id,
      validFrom: formatBeijing(row.validFrom),
      state:
        row.validFrom > now
          ? ('coming' as const)
          : row === current
            ? ('current' as const)
            : ('past' as const),
      createBy: row.createdBy,
    })),
    ...(opening
      ? [
          {
            ...opening,
            id: 0,
            validFrom: null,
            state: current ? ('past' as const) : ('current' as const),
            createBy: '',
          },
        ]
      : []),
  ];
}

/** Adds a price. Prices already in force cannot be changed. */
export async function addPrice(
  productId: string,
  { validFrom, ...amounts }: PriceForm,
  context: CallContext,
): Promise<null> {
  const { db, clock } = context.services;
  const now = clock();
  const from = validFrom === null ? now : chosenTime(validFrom, 'validFrom');
  if (from < now) {
    throw new InvalidInput([{ field: 'validFrom', message: '生效时间已过，请选择以后的时间' }]);
  }
  if (amounts.serviceFenPerYear === 0) {
    throw new InvalidInput([{ field: 'serviceFenPerYear', message: '证书服务费须大于 0 元' }]);
  }
  try {
    await db.transaction(async (tx) => {
      const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
      if (!product) throw new PortalError('notFound');
      await tx.insert(productPrices).values({
        ...amounts,
        productId,
        validFrom: from,
        createdBy: sessionOf(context).name,
        createdAt: now,
      });
      await recordAudit(tx, context, {
        action: 'product.price',
        subjectType: 'product',
        subjectId: productId,
        details: { ...amounts, validFrom: formatBeijing(from) },
      });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    throw new InvalidInput([{ field: 'validFrom', message: '这个时间已有一个价格，请先撤销或换一个时间' }]);
  }
  return null;
}

export async function removePrice(id: number, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    const [price] = await tx.select().from(productPrices).where(eq(productPrices.id, id)).for('update');
    if (!price) throw new PortalError('notFound');
    if (price.validFrom <= clock()) {
      throw new InvalidInput([{ field: 'priceId', message: '这个价格已经生效，不能撤销，请录入新的价格' }]);
    }
    await tx.delete(productPrices).where(eq(productPrices.id, id));
    await recordAudit(tx, context, {
      action: 'product.price.remove',
      subjectType: 'product',
      subjectId: price.productId,
      details: { validFrom: formatBeijing(price.validFrom) },
    });
  });
  return null;
}
