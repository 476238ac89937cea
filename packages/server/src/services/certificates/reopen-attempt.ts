import { orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { moveOrder } from '../orders/index.js';
import { attemptMs, findAttempt, lockIssuableOrder, newestAttempt } from './attempt.js';

/**
 * Resumes the newest attempt after an interruption, under its old number: the authorities' protocols refer to
 * the earlier application and submit its keys. Older attempts stay closed, a running one stays unchanged.
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
