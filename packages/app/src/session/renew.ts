import type { Client, DeadLogin } from '@ca-portal/api';
import { handover } from '@ca-portal/api/groups/handover';
import { expiredLogin } from './expired.js';
import { paymentTokenStore, tokenStore } from './token.js';

/**
 * Replaces a second token that the server has just refused (spec 4 and 6): fetched with the login, kept for this
 * window. Null where nobody is logged in; then the other system must pass its user on again.
 */
async function renewPaymentToken(refused: string | null, client: Client): Promise<string | null> {
  const known = paymentTokenStore.get();
  if (known !== refused) return known;
  if (tokenStore.get() === null) return null;
  const since = tokenStore.epoch();
  const { token } = await client.use(handover).paymentToken(undefined, { quiet: true });
  if (tokenStore.epoch() !== since) return null; // it belongs to a user who has left meanwhile
  paymentTokenStore.set(token);
  return token;
}

/** The login to continue with after a refusal: a second token is fetched, a first one needs a new login. */
export async function renew({ token, payment }: DeadLogin, client: Client): Promise<string | null> {
  if (payment) return renewPaymentToken(token, client);
  return token === null ? null : expiredLogin.ask(token);
}
