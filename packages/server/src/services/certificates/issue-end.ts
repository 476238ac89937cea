import { X509Certificate } from 'node:crypto';
import { deliveryLabels, madeEvent, orderStates, type Delivery } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { dropClaim } from '../claims/index.js';
import { moveOrder, type OrderRow } from '../orders/index.js';
import {
  endOpenAttempts,
  findAttempt,
  lockIssuableOrder,
  newestAttempt,
  type Attempt,
  type CertificateRow,
} from './attempt.js';
import { attemptTimedOut } from './expire-attempts.js';
import { readLockKey } from './lock-key.js';

const titles: Readonly<Record<Delivery, string>> = {
  online: '证书已写入',
  counter: '待领取',
  courier: '待发货',
};

async function certificateOf(tx: Db, id: string | null, serialNumber: string): Promise<CertificateRow> {
  const [row] = id ? await tx.select().from(certificates).where(eq(certificates.id, id)) : [];
  // If a newer attempt has superseded it, the certificate in the lock is already revoked.
  if (!row || row.serialNumber !== serialNumber || row.status === 'cancelled') {
    throw new PortalError('issueExpired');
  }
  return row;
}

function signedWith(certificate: CertificateRow, text: string, signature: string): boolean {
  const { publicKey } = new X509Certificate(Buffer.from(certificate.signCertificate, 'base64'));
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return readLockKey(spki)?.signed(text, signature) ?? false;
}

const titleOf = ({ orderType, delivery }: OrderRow, { carrier }: CertificateRow): string => {
  if (orderType === '0110' && delivery === 'online') return '执业印章已更换';
  return carrier === 'pc' ? '证书已下载到电脑' : titles[delivery];
};

const stateOf = ({ orderNo, state }: OrderRow) => ({ orderNo, state });

/**
 * The lock proves that it has the certificate, and the order leaves production. The attempt's time limit is
 * ignored here: an arrived certificate should not be wasted. Repeating is harmless.
 */
export async function issueInstalled(
  orderNo: string,
  given: { issueId: string; serialNumber: string; signature: string },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  return db.transaction(async (tx) => {
    let order = await lockIssuableOrder(tx, orderNo, context);
    const attempt = await findAttempt(tx, order, given.issueId);
    const certificate = await certificateOf(tx, attempt.certificateId, given.serialNumber);
    if (!signedWith(certificate, given.issueId, given.signature)) throw new PortalError('proofWrong');
    const sealOnly = order.orderType === '0110';
    const done = sealOnly ? order.state === orderStates.completed : certificate.status === 'active';
    if (done) return stateOf(order);
    const now = clock();
    if (order.state === orderStates.productionFailed && attempt.errorCode === attemptTimedOut) {
      order = await moveOrder(tx, order, 'startMaking', {
        at: now,
        actorId: userId,
        title: '继续制证',
        detail: '写入超时后完成',
      });
    }
    if (order.state !== orderStates.inProduction) throw new PortalError('issueExpired');

    if (!sealOnly) {
      await tx
        .update(certificates)
        // The lock that proved itself has the certificate, even if another one was plugged in before.
        .set({ status: 'active', installedAt: now, deviceId: attempt.deviceId })
        .where(eq(certificates.id, certificate.id));
    }
    await endOpenAttempts(tx, order, now);
    await dropClaim(tx, 'making', orderNo, context);
    const made = await moveOrder(tx, order, madeEvent[order.delivery], {
      at: now,
      actorId: userId,
      title: titleOf(order, certificate),
      detail: `${deliveryLabels[order.delivery]}，证书序列号 ${certificate.serialNumber}`,
    });
    await recordAudit(tx, context, {
      action: sealOnly ? 'certificate.seal' : 'certificate.install',
      subjectType: 'certificate',
      subjectId: certificate.serialNumber,
      details: { orderNo, deviceId: attempt.deviceId },
    });
    return stateOf(made);
  });
}

/**
 * Writing was interrupted. The order waits in 制证异常 and can be resumed; issued certificates are kept for the
 * same keys. A report about an ended attempt changes nothing.
 */
export async function issueFailed(
  orderNo: string,
  given: { issueId: string; step: NonNullable<Attempt['failedStep']>; errorCode: string },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  return db.transaction(async (tx) => {
    const order = await lockIssuableOrder(tx, orderNo, context);
    const attempt = await findAttempt(tx, order, given.issueId);
    const newest = await newestAttempt(tx, order);
    const running = newest?.id === attempt.id && attempt.endedAt === null;
    if (!running || order.state !== orderStates.inProduction) return stateOf(order);

    const now = clock();
    await tx
      .update(issueAttempts)
      .set({ endedAt: now, failedStep: given.step, errorCode: given.errorCode })
      .where(eq(issueAttempts.id, attempt.id));
    const failed = await moveOrder(tx, order, 'makingFailed', {
      at: now,
      actorId: userId,
      title: '制证异常',
      detail: '写入中断，证书没有丢失，可继续写入',
    });
    return stateOf(failed);
  });
}
