import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { products, stockReminders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { tell } from '../../services/messages/index.js';

/** Stores the wish. Asking twice has no effect; a person who was notified before can ask again. */
export async function askForStock(productId: string, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw new PortalError('notFound');
  const wish = { askedAt: clock(), sentAt: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(stockReminders)
      .values({ productId, userId: sessionOf(context).userId, ...wish })
      .onConflictDoUpdate({ target: [stockReminders.productId, stockReminders.userId], set: wish });
    const entry = { action: 'stock.remind', subjectType: 'stock', subjectId: productId } as const;
    await recordAudit(tx, context, entry);
  });
  return null;
}

/**
 * Notifies everybody who waits for a product that is available again; each once, whichever instance is first.
 */
export async function tellWhoWaits({ db, clock }: Services): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const due = await tx
      .select({
        productId: stockReminders.productId,
        userId: stockReminders.userId,
        name: products.name,
        askedAt: stockReminders.askedAt,
      })
      .from(stockReminders)
      .innerJoin(products, eq(products.id, stockReminders.productId))
      .where(
        and(
          isNull(stockReminders.sentAt),
          eq(products.unavailableReason, ''),
          // Only locks have a stock.
          or(ne(products.carrier, 'lock'), gt(products.stock, 0)),
        ),
      )
      .for('update', { of: stockReminders, skipLocked: true });
    for (const { productId, userId, name, askedAt } of due) {
      await tell(tx, now, {
        code: 'stock.arrived',
        to: [userId],
        values: { 产品: name },
        link: `/productDetail?id=${encodeURIComponent(productId)}`,
        key: `stock:${productId}:${askedAt.getTime()}`,
      });
      await tx
        .update(stockReminders)
        .set({ sentAt: now })
        .where(and(eq(stockReminders.productId, productId), eq(stockReminders.userId, userId)));
    }
  });
}
