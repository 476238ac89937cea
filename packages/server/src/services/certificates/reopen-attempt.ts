import { orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { moveOrder } from '../orders/index.js';
import { attemptMs, findAttempt, lockIssuableOrder, newestAttempt } from './attempt.js';

/**
 * Lets the newest attempt go on after a break, under its old number: the authorities' call sequences name the
 * application of before and hand in the keys that it was about. Older attempts stay closed, a running one stays as it is.
 */
export async function reopenAttempt(orderNo: string, issueId: string, context: CallContext): Promise<void> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  await db.transaction(async (tx) => {
    const order = await lockIssuableOrder(tx, orderNo, context);
    const attempt = await findAttempt(tx, order, issueId);
    const newest = await newestAttempt(tx, order);
    const broken = order.state === orderStates.productionFailed;
    const late = order.state === orderStates.inProduction && attempt.expiresAt <= clock();
    if (newest?.id !== attempt.id || !(broken || late)) return;
    const now = clock();
    await tx
      .update(issueAttempts)
      .set({
        endedAt: null,
        failedStep: null,
        errorCode: null,
        expiresAt: new Date(now.getTime() + attemptMs),
      })
      .where(eq(issueAttempts.id, attempt.id));
    if (!broken) return;
    const timelineEntry = { at: now, actorId: userId, title: '继续制证', detail: `设备 ${attempt.deviceId}` };
    await moveOrder(tx, order, 'startMaking', timelineEntry);
  });
}
