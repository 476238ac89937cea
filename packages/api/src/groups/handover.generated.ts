// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { handover as Rows } from '../contract/handover.js';

/** Arrival from and departure to trusted platforms. Bind it with `use` of a client. */
export const handover = /* @__PURE__ */ routeGroup<typeof Rows>('handover', {
  login: {"method":"POST","path":"/sys/login"},
  loginFromXd: {"method":"POST","path":"/loginFromXD"},
  loginByToken: {"method":"POST","path":"/loginByToken"},
  ticket: {"method":"POST","path":"/sys/handover/{target}"},
  ticketKey: {"path":"/sys/handoverKey"},
  paymentToken: {"method":"POST","path":"/sys/getZfToken","repeatable":true,"response":{"token":"zfToken"}},
  checkPaymentToken: {"method":"POST","path":"/sys/checkZfToken","repeatable":true,"body":{"token":"zfToken"}},
});
