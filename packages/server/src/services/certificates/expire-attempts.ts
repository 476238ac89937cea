import { orderStates } from '@ca-portal/api/domain';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { issueAttempts, orders } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { lockOrder, moveOrder } from '../orders/index.js';

/** The result of an attempt that nobody reported: its page was closed, or the power failed. */
export const attemptTimedOut = 'timed-out';

/**
 * Moves orders of expired attempts from 制证中 to 制证异常 (dossier 2.4 A), so that nobody waits for them. Scheduled
 * work.
 */
export async function expireAttempts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const over = and(isNull(issueAttempts.endedAt), lte(issueAttempts.expiresAt, now));
  const due = await db
    .select({ id: issueAttempts.id, orderNo: issueAttempts.orderNo })
    .from(issueAttempts)
    .innerJoin(orders, eq(orders.orderNo, issueAttempts.orderNo))
    .where(and(over, eq(orders.state, orderStates.inProduction), eq(orders.refundStatus, 0)))
    .limit(200);
  for (const { id, orderNo } of due) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderNo);
      if (order?.state !== orderStates.inProduction) return;
      const [ended] = await tx
        .update(issueAttempts)
        .set({ endedAt: now, errorCode: attemptTimedOut })
        .where(and(eq(issueAttempts.id, id), over))
        .returning({ id: issueAttempts.id });
      if (!ended) return;
      await moveOrder(tx, order, 'makingFailed', {
        at: now,
        actorId: null,
        title: '制证异常',
        detail: '写入超时没有完成，证书没有丢失，可继续写入',
      });
    });
  }
}
