import { certificateState, nextCertificateState } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { certificateLosses, certificates, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  type CertificateRow,
  companyLeft,
  lockCertificates,
  ownCertificate,
  runningChanges,
} from '../../services/certificates/index.js';
import { tell } from '../../services/messages/index.js';
import { checkCode, consumeCode } from '../../services/session/index.js';
import { cardsOf } from './lock-cards.js';

/** True if the certificate's state allows the event (dossier 2.4 B). */
const may = (event: 'reportLost' | 'takeBack', row: CertificateRow, now: Date): boolean =>
  nextCertificateState(certificateState(row.status, row.notAfter, now), event) !== undefined;

/**
 * 挂失: the lock cannot log in until it is replaced or cancelled. If somebody else reports it, the holder is
 * notified.
 */
export async function reportLost(
  id: string,
  { smsCode, explanation }: { smsCode: string; explanation: string },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const certificate = await ownCertificate(db, session, id);
  const refuse = (reason: string) => new PortalError('changeNotPossible', { reason });
  if (certificate.carrier !== 'lock') throw refuse('仅实体CA锁可以挂失');
  if (may('reportLost', certificate, clock())) {
    const [user] = await db.select().from(users).where(eq(users.id, session.userId));
    if (!user) throw new PortalError('unauthorized');
    await checkCode(context.services, user.phone, 'certificate', smsCode);
    await db.transaction(async (tx) => {
      const now = clock();
      const [held] = await lockCertificates(tx, [id]);
      if (!held || !may('reportLost', held, now)) throw refuse('该锁已挂失或已注销');
      await consumeCode(tx, now, user.phone, 'certificate');
      await tx.update(certificates).set({ status: 'lost' }).where(eq(certificates.id, id));
      await tx
        .insert(certificateLosses)
        .values({ certificateId: id, reportedBy: session.userId, explanation, at: now });
      await tell(tx, now, {
        code: 'lock.lost',
        to: [certificate.userId],
        values: { 证书序列号: certificate.serialNumber },
        link: '/core/caManage',
        key: `lost:${id}:${now.getTime()}`,
      });
      await recordAudit(tx, context, {
        action: 'certificate.lost',
        subjectType: 'certificate',
        subjectId: certificate.serialNumber,
      });
    });
  } else if (certificate.status === 'cancelled') throw refuse('该证书已注销');
  const [card] = await cardsOf([await ownCertificate(db, session, id)], context);
  if (!card) throw new Error('a certificate without a card');
  return card;
}

/** The lost lock was found: it can log in again, unless its replacement is under way. */
export async function takeBack(id: string, { smsCode }: { smsCode: string }, context: CallContext) {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const certificate = await ownCertificate(db, session, id);
  if (companyLeft(certificate, session)) throw new PortalError('companyLeft');
  if (may('takeBack', certificate, clock())) {
    const [user] = await db.select().from(users).where(eq(users.id, session.userId));
    if (!user) throw new PortalError('unauthorized');
    await checkCode(context.services, user.phone, 'certificate', smsCode);
    await db.transaction(async (tx) => {
      const now = clock();
      const [held] = await lockCertificates(tx, [id]);
      const running = (await runningChanges(tx, [id])).get(id);
      if (running) throw new PortalError('changeRunning', { orderNo: running });
      if (!held || !may('takeBack', held, now))
        throw new PortalError('changeNotPossible', { reason: '该锁没有挂失' });
      await consumeCode(tx, now, user.phone, 'certificate');
      await tx.update(certificates).set({ status: 'active' }).where(eq(certificates.id, id));
      await tell(tx, now, {
        code: 'lock.found',
        to: [certificate.userId],
        values: { 证书序列号: certificate.serialNumber },
        link: '/core/caManage',
        key: `found:${id}:${now.getTime()}`,
      });
      await recordAudit(tx, context, {
        action: 'certificate.found',
        subjectType: 'certificate',
        subjectId: certificate.serialNumber,
      });
    });
  } else if (certificate.status === 'cancelled') {
    throw new PortalError('changeNotPossible', { reason: '该证书已注销' });
  }
  const [card] = await cardsOf([await ownCertificate(db, session, id)], context);
  if (!card) throw new Error('a certificate without a card');
  return card;
}
