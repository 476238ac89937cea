// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { prestoreAccount as Rows } from '../contract/prestore-account.js';

export const prestoreAccount = /* @__PURE__ */ routeGroup<typeof Rows>({
  info: {"method":"GET","path":"/prestoreAccount/info","envelope":"data"},
  list: {"method":"GET","path":"/prestoreAccount/list","envelope":"rows"},
  detail: {"method":"GET","path":"/prestoreAccount/detail/{id}","envelope":"data"},
  cards: {"method":"GET","path":"/prestoreAccount/cards","envelope":"data"},
  recharge: {"method":"POST","path":"/prestoreAccount/recharge","envelope":"data","repeatable":true},
  rechargeResult: {"method":"GET","path":"/prestoreAccount/recharge/{rechargeNo}","envelope":"data"},
  rechargeSlip: {"method":"POST","path":"/prestoreAccount/recharge/{rechargeNo}/slip","envelope":"data"},
  payList: {"method":"GET","path":"/prestoreAccount/payList","envelope":"rows"},
  sendSmsCode: {"method":"POST","path":"/prestoreAccount/sendSmsCode","envelope":"data"},
  pay: {"method":"POST","path":"/prestoreAccount/pay","envelope":"data","repeatable":true},
  refund: {"method":"POST","path":"/prestoreAccount/refund","envelope":"data","repeatable":true},
  members: {"method":"GET","path":"/prestoreAccount/members","envelope":"data"},
  settings: {"method":"PUT","path":"/prestoreAccount/settings","envelope":"data"},
});
