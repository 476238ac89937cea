import { createClient } from '@ca-portal/api';
import { toaster } from '@ca-portal/ui/toast';
import { sessionExpired } from '../session/expired.js';
import { getPaymentToken, tokenStore } from '../session/token.js';

/**
 * The portal's one client. Features bind the groups that they call: `api.use(orders)`.
 * A refusal becomes one toast of five seconds (spec section 8), except for calls made with `quiet: true`,
 * whose page words the refusal itself.
 */
export const api = createClient({
  getToken: tokenStore.get,
  getPaymentToken,
  onError: (error) => toaster.error(error.message),
  onUnauthorized: sessionExpired.announce,
});
