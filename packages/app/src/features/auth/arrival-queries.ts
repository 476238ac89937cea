import { createClient } from '@ca-portal/api/fetch';
import { handover } from '@ca-portal/api/groups/handover';
import { api } from '../../api/client.js';
import type { Arrival } from './arrival.js';

const calls = api.use(handover);

/** Exchanges the proof of an arrival for a session and returns its token. The page shows refusals. */
export async function logInByArrival(proof: NonNullable<Arrival['proof']>): Promise<string> {
  const quiet = { quiet: true } as const;
  const { token } =
    proof.kind === 'link'
      ? await calls.loginByToken({ body: { token: proof.token } }, quiet)
      : await calls.loginFromXd({ query: { username: proof.username, ticket: proof.ticket } }, quiet);
  return token;
}

/**
 * Accepts the second token of the arrival, if it belongs to that user. Without it nothing is lost: calls that need one
 * fetch their own with the login.
 */
export async function ownPaymentToken(given: string | undefined, login: string): Promise<string | undefined> {
  if (given === undefined) return undefined;
  try {
    const asHim = createClient({ getToken: () => login }).use(handover);
    await asHim.checkPaymentToken({ body: { token: given } }, { quiet: true });
    return given;
  } catch {
    return undefined;
  }
}
