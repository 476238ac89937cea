import { hasPermission, permissions } from '@ca-portal/api/domain';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificatePhones, certificates, orders, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { maskPhone } from '../../kernel/mask.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  companyLeft,
  ownCertificates,
  runningChanges,
  type CertificateRow,
} from '../../services/certificates/index.js';
import { tell } from '../../services/messages/index.js';
import { loadOrderNames } from '../../services/orders/index.js';
import { phoneTexts, sendText } from '../../services/phone-texts/index.js';
import { claimAttempt } from '../../services/session/index.js';

const refuse = (reason: string) => new PortalError('changeNotPossible', { reason });

/** Three codes per day and lock: further ones are given at a counter. */
const threeADay = {
  attempts: 3,
  lockMs: 24 * 3_600_000,
  locked: () => refuse('24 小时内已发过 3 次解锁码，请带身份证和锁到服务网点解锁'),
};

const plain = (serial: string) => serial.replaceAll(/\s/g, '').replace(/^0+/, '').toUpperCase();

/**
 * Finds the caller's own certificate by its number as the driver shows it, also one that is just being
 * written; service staff may name anybody's.
 */
async function named(serialNumber: string, context: CallContext): Promise<CertificateRow> {
  const { db } = context.services;
  const session = sessionOf(context);
  const anybodys = hasPermission(session.permissions, permissions.serveCustomers);
  const rows = await db
    .select()
    .from(certificates)
    .where(
      anybodys
        ? eq(certificates.serialNumber, serialNumber)
        : or(ownCertificates(session), eq(certificates.userId, session.userId)),
    );
  const row = rows.find((one) => plain(one.serialNumber) === plain(serialNumber));
  if (!row) throw new PortalError('notFound');
  return row;
}

/** True while a paid renewal is to be written: it goes into the locked lock, though its certificate has ended. */
async function isRenewed(db: Db, { id }: CertificateRow): Promise<boolean> {
  const orderNo = (await runningChanges(db, [id])).get(id);
  if (!orderNo) return false;
  const paid = and(eq(orders.orderNo, orderNo), eq(orders.orderType, '0103'), isNotNull(orders.paidAt));
  return (await db.$count(orders, paid)) > 0;
}

/**
 * Sends the unlock code to the reserved phone only: neither the page nor the desk ever sees it. A running
 * order does not prevent it: a lock that locked itself while being written has to be unlocked.
 */
export async function sendUnlockCode(
  { serialNumber }: { serialNumber: string },
  context: CallContext,
): Promise<{ phone: string }> {
  const { services } = context;
  const { db, clock } = services;
  const row = await named(serialNumber, context);
  if (!services.config.portal.sms) throw refuse('本平台不发短信，请带身份证和锁到服务网点解锁');
  if (row.carrier !== 'lock') throw refuse('仅实体CA锁需要解锁码');
  if (row.status === 'cancelled') throw refuse('该证书已注销');
  if (row.status === 'lost') throw refuse('该锁已挂失，找到后请先解除挂失');
  if (row.notAfter <= clock() && !(await isRenewed(db, row))) throw refuse('该证书已过期，请先办理延期续费');
  const [bound] = await db
    .select({ phone: certificatePhones.phone })
    .from(certificatePhones)
    .where(eq(certificatePhones.certificateId, row.id));
  const [holder] = await db.select().from(users).where(eq(users.id, row.userId));
  // The code goes to the holder, whoever asks for it.
  if (holder && companyLeft(row, holder)) {
    if (row.userId === sessionOf(context).userId) throw new PortalError('companyLeft');
    throw refuse('持有人已不在该证书所属的企业，该证书只能挂失或申请注销');
  }
  const phone = bound?.phone ?? holder?.phone;
  if (!phone) throw refuse('没有预留手机号，请带身份证和锁到服务网点解锁');
  const names = await loadOrderNames(db);
  const authority = services.authorities({
    code: row.providerCode,
    name: names.provider(row.providerCode),
  });
  if (!authority.unlockCode) throw refuse('该服务商没有开通短信解锁，请带身份证和锁到服务网点解锁');
  await claimAttempt(services, `unlock:${row.id}`, threeADay);
  const code = await authority.unlockCode(row.deviceId);
  await db.transaction(async (tx) => {
    await recordAudit(tx, context, {
      action: 'certificate.unlockCode',
      subjectType: 'certificate',
      subjectId: row.serialNumber,
    });
    const now = clock();
    await tell(tx, now, {
      code: 'lock.unlockCode',
      to: [row.userId],
      values: { 证书序列号: row.serialNumber, 手机号: maskPhone(phone) },
      link: '/core/caManage',
      key: `unlock:${row.id}:${now.getTime()}`,
    });
  });
  await sendText(services, phone, phoneTexts.unlockCode(row.serialNumber.slice(-4), code));
  return { phone: maskPhone(phone) };
}
