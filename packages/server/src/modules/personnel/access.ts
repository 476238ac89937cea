import type { StaffMember } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  makePassword,
  sendOneTimePassword,
  setOneTimePassword,
} from '../../services/administration/index.js';
import {
  newPhone,
  demandFreePhone,
  withFreePhone,
  lockMember,
  memberOf,
  ownCompany,
  staffView,
} from '../../services/people/index.js';
import { maskPhone } from '../../kernel/mask.js';
import { phoneTexts, tellPhone } from '../../services/phone-texts/index.js';
import { hashPassword, checkCode, consumeCode, endSessionsOf } from '../../services/session/index.js';

/**
 * Sends a one-time password; nobody sees it, it is valid for one day and has to be changed at the first
 * login.
 */
export async function resetPassword(userGuid: string, context: CallContext): Promise<{ phone: string }> {
  const { services } = context;
  const company = await ownCompany(context);
  if (userGuid === sessionOf(context).userId) throw new PortalError('forbidden');
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const { phone } = await services.db.transaction(async (tx) => {
    const { user } = await lockMember(tx, company.id, userGuid);
    await setOneTimePassword(tx, services, { id: userGuid, passwordHash });
    await recordAudit(tx, context, {
      action: 'personnel.resetPassword',
      subjectType: 'user',
      subjectId: userGuid,
    });
    return user;
  });
  // The administrator sees an error of the gateway: he tries again, and a new password is sent.
  await sendOneTimePassword(services, phone, password);
  return { phone: maskPhone(phone) };
}

/**
 * Changes a user's registered phone: requires codes to the new number and to the administrator. All his
 * sessions end.
 */
export async function changeStaffPhone(
  userGuid: string,
  given: { mobilePhone: string; newCode: string; ownCode: string },
  context: CallContext,
): Promise<StaffMember> {
  const { services } = context;
  const { db } = services;
  const company = await ownCompany(context);
  const { userId } = sessionOf(context);
  const [own] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!own) throw new PortalError('unauthorized');
  const { user } = await memberOf(db, company.id, userGuid);
  await checkCode(services, own.phone, 'phone', given.ownCode);
  await checkCode(services, given.mobilePhone, 'phone', given.newCode);
  await demandFreePhone(context, given.mobilePhone);
  const now = services.clock();
  const changed = await withFreePhone(() =>
    db.transaction(async (tx) => {
      await lockMember(tx, company.id, userGuid);
      await consumeCode(tx, now, own.phone, 'phone');
      await consumeCode(tx, now, given.mobilePhone, 'phone');
      await tx.update(users).set(newPhone(given.mobilePhone)).where(eq(users.id, userGuid));
      await endSessionsOf(tx, now, userGuid);
      await recordAudit(tx, context, {
        action: 'personnel.changePhone',
        subjectType: 'user',
        subjectId: userGuid,
        details: { from: maskPhone(user.phone), to: maskPhone(given.mobilePhone) },
      });
      return memberOf(tx, company.id, userGuid);
    }),
  );
  const to = maskPhone(given.mobilePhone);
  for (const phone of [user.phone, given.mobilePhone]) {
    await tellPhone(services, phone, phoneTexts.phoneChangedByCompany(to));
  }
  return staffView(changed, company.administratorId);
}
