import { createClient, withRenewal } from '@ca-portal/api/fetch';
import type { errorCodes } from '@ca-portal/api/domain';
import { toaster } from '@ca-portal/ui/toast';
import { paymentTokenStore, tokenStore } from '../session/token.js';
import { takeEarly } from './early.js';
import { serverClock } from './server-clock.js';

/** Named by its number: the whole table is no code of the entry. */
const paymentTokenInvalid: (typeof errorCodes)['paymentTokenInvalid'] = 1109;
const tokens = { getToken: tokenStore.get, getPaymentToken: paymentTokenStore.get };

/** The client underneath `api`, for the one call that must not ask for a login: the logout. */
export const plainApi = createClient({
  ...tokens,
  early: takeEarly,
  onServerTime: serverClock.learn,
  onError: (error) => {
    // The second token is fetched anew below; only its page can say more where that is not possible.
    if (error.code !== paymentTokenInvalid) toaster.error(error.message);
  },
});

/**
 * The portal's one client. Features bind the groups that they call: `api.use(orders)`.
 * A refusal becomes one toast of five seconds (spec section 8), except for calls made with `quiet: true`,
 * whose page words the refusal itself. Calls that a dead login has refused wait until the user has logged in again.
 */
export const api = withRenewal(plainApi, {
  ...tokens,
  renew: async (dead) => (await import('../session/renew.js')).renew(dead, plainApi),
});
