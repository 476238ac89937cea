import { moneyText, orderDueFen } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import type { OrderRow } from '../orders/index.js';
import { maskPhone } from '../../kernel/mask.js';
import { checkCode, consumeCode, sendCode } from '../session/index.js';
import type { UsableAccount } from './account.js';

/** Staff spend a company's money up to their limit per order. */
export function checkSpender({ orderLimitFen }: UsableAccount, orders: readonly OrderRow[]): void {
  if (orderLimitFen === null) return;
  if (orderLimitFen === 0) throw new PortalError('spendingNotAllowed');
  if (orders.some((order) => orderDueFen(order) > orderLimitFen)) {
    throw new PortalError('spendingLimit', { limit: moneyText(orderLimitFen) });
  }
}

/** The phone of the spending user: he verifies himself, whoever owns the money. */
async function spenderPhone(db: Db, { userId }: Session): Promise<string> {
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!user) throw new PortalError('unauthorized');
  return user.phone;
}

/** Sends the code for a payment from the balance. */
export async function sendSpendingCode(context: CallContext): Promise<{ phone: string }> {
  const phone = await spenderPhone(context.services.db, sessionOf(context));
  await sendCode(context.services, phone, 'balance');
  return { phone: maskPhone(phone) };
}

/**
 * Checks the code of a payment from the balance. The returned function uses the code up in the transaction of
 * the payment: a failed payment leaves the code valid.
 */
export async function spendBySms(
  services: Services,
  session: Session,
  code: string,
): Promise<(tx: Db) => Promise<void>> {
  const phone = await spenderPhone(services.db, session);
  await checkCode(services, phone, 'balance', code);
  return (tx) => consumeCode(tx, services.clock(), phone, 'balance');
}
