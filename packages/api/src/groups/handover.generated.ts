// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { handover as Rows } from '../contract/handover.js';

export const handover = /* @__PURE__ */ routeGroup<typeof Rows>({
  login: {"method":"POST","path":"/sys/login","envelope":"data"},
  loginFromXd: {"method":"POST","path":"/loginFromXD","envelope":"data"},
  loginByToken: {"method":"POST","path":"/loginByToken","envelope":"data"},
  ticket: {"method":"POST","path":"/sys/handover/{target}","envelope":"data"},
  ticketKey: {"method":"GET","path":"/sys/handoverKey","envelope":"data"},
  paymentToken: {"method":"POST","path":"/sys/getZfToken","envelope":"data","repeatable":true,"response":{"token":"zfToken"}},
  checkPaymentToken: {"method":"POST","path":"/sys/checkZfToken","envelope":"data","repeatable":true,"body":{"token":"zfToken"}},
});
