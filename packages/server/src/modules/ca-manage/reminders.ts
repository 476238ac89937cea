import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { certificateReminders, certificates, type ReminderReason } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { ownCertificate } from '../../services/certificates/index.js';
import { tell } from '../../services/messages/index.js';

/** Stores a reminder for a day; setting it again moves it. */
export async function setReminder(
  id: string,
  { day, reason }: { day: string; reason: ReminderReason },
  context: CallContext,
): Promise<null> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const now = clock();
  const { serialNumber } = await ownCertificate(db, session, id);
  if (day < formatBeijing(now).slice(0, 10) || Number.isNaN(Date.parse(day))) {
    throw new InvalidInput([{ field: 'day', message: '提醒日期须是今天或以后' }]);
  }
  const fresh = { userId: session.userId, day, createdAt: now, sentAt: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(certificateReminders)
      .values({ certificateId: id, reason, ...fresh })
      .onConflictDoUpdate({
        target: [certificateReminders.certificateId, certificateReminders.reason],
        set: fresh,
      });
    await recordAudit(tx, context, {
      action: 'certificate.remind',
      subjectType: 'certificate',
      subjectId: serialNumber,
      details: { day, reason },
    });
  });
  return null;
}

/** Sends due reminders. Each is marked in the transaction of its message: no instance sends it twice. */
export async function sendDueReminders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const today = formatBeijing(now).slice(0, 10);
  return db.transaction(async (tx) => {
    const due = await tx
      .update(certificateReminders)
      .set({ sentAt: now })
      .where(and(isNull(certificateReminders.sentAt), lte(certificateReminders.day, today)))
      .returning();
    for (const { certificateId, userId, reason, day } of due) {
      const [row] = await tx.select().from(certificates).where(eq(certificates.id, certificateId));
      if (!row || row.status === 'cancelled') continue;
      await tell(tx, now, {
        code: `certificate.${reason}`,
        to: [userId],
        values: { 证书序列号: row.serialNumber, 到期日: formatBeijing(row.notAfter).slice(0, 10) },
        link: '/core/caManage',
        key: `own-reminder:${certificateId}:${reason}:${day}`,
      });
    }
    return due.length;
  });
}
