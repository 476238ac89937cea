// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { lockLogin as Rows } from '../contract/lock-login.js';

/** Login with a lock: a signed challenge. Bind it with `use` of a client. */
export const lockLogin = /* @__PURE__ */ routeGroup<typeof Rows>('lockLogin', {
  challenge: {"path":"/loginByCa/challenge","method":"POST","repeatable":true},
  login: {"path":"/loginByCa","method":"POST"},
});
