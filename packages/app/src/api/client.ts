import { createClient, withRenewal } from '@ca-portal/api/fetch';
import type { errorCodes } from '@ca-portal/api/domain';
import { toaster } from '@ca-portal/ui/toast';
import { paymentTokenStore, tokenStore } from '../session/token.js';
import { takeEarly } from './early.js';
import { serverClock } from './server-clock.js';

/** The number itself: importing the whole table would add it to the entry script. */
const paymentTokenInvalid: (typeof errorCodes)['paymentTokenInvalid'] = 1109;
const tokens = { getToken: tokenStore.get, getPaymentToken: paymentTokenStore.get };

/** The client underneath `api`, for the one call that must not ask for a login: the logout. */
export const plainApi = createClient({
  ...tokens,
  early: takeEarly,
  onServerTime: serverClock.learn,
  onError: (error) => {
    // A second token is renewed below; if that fails, its page gives the reason.
    if (error.code !== paymentTokenInvalid) toaster.error(error.message);
  },
});

/**
 * The portal's one client. Features bind the groups that they call: `api.use(orders)`.
 * A refusal becomes one toast of five seconds (spec section 8), except for calls made with `quiet: true`,
 * whose page words the refusal itself. Calls refused because of an expired login wait until the user logs in again.
 */
export const api = withRenewal(plainApi, {
  ...tokens,
  renew: async (dead) => (await import('../session/renew.js')).renew(dead, plainApi),
});
