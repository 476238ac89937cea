import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { releaseCombined, usableAccount, type UsableAccount } from '../../services/money/index.js';

/** The account that the caller may use; first releases the amounts frozen by expired combined payments. */
export async function myAccount(context: CallContext): Promise<UsableAccount> {
  await releaseCombined(context.services);
  return usableAccount(context.services.db, sessionOf(context), context.services.clock());
}

/** The company's account, for its administrator: the contract admits nobody else. */
export async function managedAccount(context: CallContext) {
  const { account } = await myAccount(context);
  const { companyId } = sessionOf(context);
  if (!companyId || account.companyId !== companyId) throw new PortalError('companyNotReady');
  return { account, companyId };
}
