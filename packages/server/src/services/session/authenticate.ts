import type { Endpoint } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import type { Session } from '../../kernel/session.js';
import { expectKeyAdmits } from './access-keys.js';
import { readPaymentSession } from './payment-token.js';
import { readSession } from './tokens.js';

/**
 * Whose call it is by its token, of the kind that the row wants (spec 7.1); null where it is nobody's or has expired.
 * Refuses a script whose key is not good for the row.
 */
export async function authenticate(
  token: string,
  group: string,
  row: Endpoint,
  context: CallContext,
): Promise<Session | null> {
  const read = row.token === 'payment' ? readPaymentSession : readSession;
  const session = await read(context.services, token);
  if (session?.accessKey) await expectKeyAdmits(group, row, { ...context, session });
  return session;
}
