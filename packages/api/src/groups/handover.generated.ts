// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { handover as Rows } from '../contract/handover.js';

/** Arrival from and departure to trusted platforms. Bind it with `use` of a client. */
export const handover = /* @__PURE__ */ routeGroup<typeof Rows>('handover', {
  login: {"path":"/sys/login","method":"POST"},
  loginFromXd: {"path":"/loginFromXD","method":"POST"},
  loginByToken: {"path":"/loginByToken","method":"POST"},
  ticket: {"path":"/sys/handover/{target}","method":"POST"},
  ticketKey: {"path":"/sys/handoverKey"},
  paymentToken: {"path":"/sys/getZfToken","method":"POST","repeatable":true,"response":{"token":"zfToken"}},
  checkPaymentToken: {"path":"/sys/checkZfToken","method":"POST","repeatable":true,"body":{"token":"zfToken"}},
});
