import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { leaveCompany, endSessionsOf } from '../session/index.js';
import { tell } from '../messages/index.js';
import { lockMember, ownCompany } from './staff.js';

/** A user's certificates that contain the company's name. */
const certificatesFor = (tx: Db, companyId: string, userId: string) =>
  tx
    .select({ id: certificates.id, serialNumber: certificates.serialNumber })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.companyId, companyId),
        ne(certificates.status, 'cancelled'),
      ),
    );

/** An administrator ends a membership of his own company. */
export const unbind = async (userGuid: string, given: Ending, context: CallContext): Promise<void> =>
  endMembership(await ownCompany(context), userGuid, given, context);

interface Ending {
  readonly certificates: 'keep' | 'cancel';
  readonly reason: string;
}

/**
 * Ends a membership. Certificates that should end with it become a to-do of the administrator: a cancellation
 * is an order with the company's stamp (dossier 2.1), so he has to submit it.
 */
export async function endMembership(
  company: { readonly id: string; readonly name: string; readonly administratorId: string | null },
  userGuid: string,
  given: Ending,
  context: CallContext,
): Promise<void> {
  const { services } = context;
  if (userGuid === company.administratorId) throw new PortalError('leaveFirst');
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const row = await lockMember(tx, company.id, userGuid);
    if (row.runningOrders > 0) throw new PortalError('staffBusy');
    const held = await certificatesFor(tx, company.id, userGuid);
    await leaveCompany(tx, now, userGuid, given.reason);
    await endSessionsOf(tx, now, userGuid);
    if (given.certificates === 'cancel' && held.length > 0) {
      await tell(tx, now, {
        code: 'company.cancelCertificates',
        to: [sessionOf(context).userId],
        values: {
          姓名: row.user.name,
          证书序列号: held.map(({ serialNumber }) => serialNumber).join('、'),
        },
        link: '/core/caManage',
        key: `cancel-certificates:${userGuid}:${now.getTime()}`,
      });
    }
    await tell(tx, now, {
      code: 'person.unbound',
      to: [userGuid],
      values: { 企业: company.name },
      link: '/core/personal',
      key: `unbound:${userGuid}:${now.getTime()}`,
    });
    await recordAudit(tx, context, {
      action: 'personnel.unbind',
      subjectType: 'user',
      subjectId: userGuid,
      details: { ...given, company: company.id, held: held.map(({ id }) => id) },
    });
  });
}
