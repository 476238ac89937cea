import { createHash } from 'node:crypto';
import { orderStates } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { nextOrderNo } from '../../db/ids.js';
import { changeOrders, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  companyLeft,
  lockCertificates,
  ownCertificate,
  runningChanges,
  type CertificateRow,
} from '../../services/certificates/index.js';
import { noteSubmitted } from '../../services/orders/index.js';

interface Wish {
  readonly requestId: string;
  readonly explanation: string;
}

function checkHeld({ carrier, status, notAfter }: CertificateRow, now: Date): void {
  const refuse = (reason: string) => new PortalError('changeNotPossible', { reason });
  if (carrier !== 'pc') throw refuse('仅PC证书可以再次下载');
  if (status !== 'active') throw refuse('该证书已注销');
  if (notAfter <= now) throw refuse('该证书已过期，请先办理延期续费');
}

/**
 * A PC certificate again: its key stays on the original computer (dossier 2.4 E), so a new certificate with
 * the same end date is issued. A reviewer decides; the old one ends when the new one is proven.
 */
export async function downloadAgain(id: string, { requestId, explanation }: Wish, context: CallContext) {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const own = await ownCertificate(db, session, id);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([id, explanation]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const [certificate] = await lockCertificates(tx, [id]);
    if (!certificate) throw new PortalError('notFound');
    const [earlier] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.userId, own.userId), eq(orders.requestId, requestId)));
    if (earlier) {
      if (earlier.requestHash !== requestHash) throw new PortalError('duplicateRequest');
      return { orderNo: earlier.orderNo, state: earlier.state };
    }
    const now = clock();
    if (companyLeft(certificate, session)) throw new PortalError('companyLeft');
    checkHeld(certificate, now);
    const running = (await runningChanges(tx, [id])).get(id);
    if (running) throw new PortalError('changeRunning', { orderNo: running });
    const [source] = await tx.select().from(orders).where(eq(orders.orderNo, certificate.orderNo));
    if (!source) throw new Error('a certificate without its order');
    const orderNo = await nextOrderNo(tx, now);
    const state = orderStates.waitingForReview;
    const [order] = await tx
      .insert(orders)
      .values({
        ...source,
        orderNo,
        orderType: '0501',
        state,
        version: 1,
        providerCode: certificate.providerCode,
        platformCodes: certificate.platformCodes,
        years: 0,
        remark: explanation,
        quote: { lines: [], totalFen: 0 },
        totalFen: 0,
        couponFen: 0,
        refundStatus: 0,
        requestId,
        requestHash,
        createdAt: now,
        payBefore: now,
        paidAt: now,
        reviewedAt: null,
        reviewerId: null,
        rejection: [],
      })
      .returning();
    if (!order) throw new Error('an inserted order came back empty');
    await tx.insert(changeOrders).values({
      orderNo,
      certificateId: id,
      headOrderNo: certificate.orderNo,
      facts: { explanation },
      notAfter: certificate.notAfter,
    });
    await noteSubmitted(tx, order, {
      at: now,
      actorId: session.userId,
      title: '已申请再次下载',
      detail: explanation,
    });
    await recordAudit(tx, context, {
      action: 'order.create',
      subjectType: 'order',
      subjectId: orderNo,
      details: { orderType: '0501', certificateId: id, totalFen: 0 },
    });
    return { orderNo, state };
  });
}
