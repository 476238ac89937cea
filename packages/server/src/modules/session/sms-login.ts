import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { keepingRefusals, firstRoleOf, logIn, checkCode, consumeCode } from '../../services/session/index.js';

interface PhoneAndCode {
  readonly mobilePhone: string;
  readonly smsCode: string;
}

/** Login with a phone and the code sent to it; also for accounts locked by wrong passwords. */
export const smsLogin = (given: PhoneAndCode, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, given.mobilePhone, () => checkPhone(given, context));

async function checkPhone(given: PhoneAndCode, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  const { mobilePhone: phone } = given;
  await checkCode(services, phone, 'login', given.smsCode);
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.disabled, false)));
  if (!user) throw new PortalError('phoneUnknown');
  await consumeCode(services.db, services.clock(), phone, 'login');
  return logIn(context, { userId: user.id, roleId: await firstRoleOf(services.db, user.id), method: 'sms' });
}
