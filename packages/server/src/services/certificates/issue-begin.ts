import { randomBytes, randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders, issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { demandUnclaimed, holdClaim } from '../claims/index.js';
import { moveOrder, ownsOrder, type OrderRow } from '../orders/index.js';
import { algorithmFor } from './algorithm-for.js';
import {
  attemptMs,
  checkIssuable,
  endOpenAttempts,
  lockIssuableOrder,
  newestAttempt,
  writtenCarrier,
} from './attempt.js';

/**
 * The existing certificate with which the lock proves itself if only its seal changes; null if one is issued.
 */
async function keptCertificate(tx: Db, { orderNo, orderType }: OrderRow): Promise<string | null> {
  if (orderType !== '0110') return null;
  const [change] = await tx.select().from(changeOrders).where(eq(changeOrders.orderNo, orderNo));
  return change?.certificateId ?? null;
}

/**
 * If the office writes, it claims the order at its desk: colleagues with an older or later claim are told.
 */
async function takeAtDesk(tx: Db, order: OrderRow, context: CallContext): Promise<void> {
  if (ownsOrder(sessionOf(context), order)) return;
  const held = await holdClaim(tx, 'making', order.orderNo, context, attemptMs / 60_000);
  if (!held) await demandUnclaimed(tx, 'making', order.orderNo, context);
}

/**
 * Opens an attempt for one lock and puts the order into production. An earlier attempt ends: a page may be
 * reloaded, and the latest attempt belongs to whoever has the lock now.
 */
export async function issueBegin(orderNo: string, deviceId: string, context: CallContext) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  return db.transaction(async (tx) => {
    const order = await lockIssuableOrder(tx, orderNo, context);
    checkIssuable(order);
    await takeAtDesk(tx, order, context);
    const carrier = await writtenCarrier(tx, order);
    const keyAlgorithm = carrier === 'lock' ? await algorithmFor(tx, order) : 'RSA-2048';
    const now = clock();
    const attempt = ((await newestAttempt(tx, order))?.attempt ?? 0) + 1;
    await endOpenAttempts(tx, order, now);
    const expiresAt = new Date(now.getTime() + attemptMs);
    const issueId = randomUUID();
    // The text states its purpose, so that this signature cannot serve as a login.
    const challenge = `ca-portal issue ${randomBytes(24).toString('hex')}`;
    await tx.insert(issueAttempts).values({
      id: issueId,
      orderNo,
      attempt,
      deviceId,
      keyAlgorithm,
      challenge,
      certificateId: await keptCertificate(tx, order),
      startedBy: userId,
      createdAt: now,
      expiresAt,
    });
    const detail = attempt === 1 ? `设备 ${deviceId}` : `第 ${attempt} 次写入，设备 ${deviceId}`;
    await moveOrder(tx, order, 'startMaking', { at: now, actorId: userId, title: '开始制证', detail });
    return {
      issueId,
      challenge,
      algorithm: keyAlgorithm,
      holderName: order.holderName,
      attempt,
      expiresAt: formatBeijing(expiresAt),
    };
  });
}
