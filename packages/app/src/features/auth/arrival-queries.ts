import { createClient } from '@ca-portal/api/fetch';
import { handover } from '@ca-portal/api/groups/handover';
import { call } from '../../api/query.js';
import type { Arrival } from './arrival.js';

/** Makes a session of what somebody arrives with; answers its token. Refusals stand on the page. */
export async function logInByArrival(proof: NonNullable<Arrival['proof']>): Promise<string> {
  const quiet = { quiet: true } as const;
  const { token } =
    proof.kind === 'link'
      ? await call(handover, 'loginByToken', { body: { token: proof.token } }, quiet)
      : await call(
          handover,
          'loginFromXd',
          { query: { username: proof.username, ticket: proof.ticket } },
          quiet,
        );
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
