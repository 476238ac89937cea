import { daysToExpiry, expiryReminderDays, formatBeijing, withinDays } from '@ca-portal/api/domain';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { certificates, companies, users } from '../../db/schema/index.js';
import { markOnce } from '../../jobs/index.js';
import { companyLeft } from '../../services/certificates/index.js';
import { tell } from '../../services/messages/index.js';
import type { Services } from '../../context/services.js';
import { parametersOf } from '../../parameters/index.js';

const kind = 'reminder of expiry';
const perRound = 500;

/**
 * Reminds holders and the administrators of their companies, once per stage. A stage missed while the server
 * was down is sent by the next run; of several missed stages only the latest. Scheduled work.
 */
export async function remindOfExpiry(services: Pick<Services, 'db' | 'clock' | 'changes'>): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const { renewalWindowDays } = await parametersOf(services);
  // The nearest to the end first.
  const stages = expiryReminderDays(renewalWindowDays).toSorted((a, b) => a - b);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ certificate: certificates, holder: users, administratorId: companies.administratorId })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .leftJoin(companies, eq(companies.id, certificates.companyId))
      .where(
        and(
          gt(certificates.id, after),
          eq(certificates.status, 'active'),
          gt(certificates.notAfter, now),
          lt(certificates.notAfter, withinDays(now, renewalWindowDays)),
        ),
      )
      .orderBy(asc(certificates.id))
      .limit(perRound);
    if (rows.length === 0) return;
    after = rows.at(-1)?.certificate.id ?? after;
    await db.transaction(async (tx) => {
      const due = rows.flatMap(({ certificate, holder, administratorId }) => {
        const days = daysToExpiry(certificate.notAfter, now);
        const stage = stages.find((one) => days <= one);
        const day = formatBeijing(certificate.notAfter).slice(0, 10);
        // A holder who has left the company cannot renew.
        const asked = companyLeft(certificate, holder) ? null : holder.id;
        const to = [asked, administratorId].filter((id) => id !== null);
        return stage === undefined || to.length === 0
          ? []
          : [{ certificate, to, days, day, key: `${certificate.id}:${day}:${stage}` }];
      });
      const fresh = await markOnce(
        tx,
        now,
        kind,
        due.map(({ key }) => key),
      );
      for (const { certificate, to, days, day, key } of due) {
        if (!fresh.has(key)) continue;
        await tell(tx, now, {
          code: 'certificate.expiring',
          to,
          values: {
            持有人: certificate.holderName,
            证书序列号: certificate.serialNumber,
            到期日: day,
            剩余天数: String(days),
          },
          link: '/core/caManage',
          key: `expiry:${key}`,
          certificateId: certificate.id,
        });
      }
    });
  }
}
