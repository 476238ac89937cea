// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { prestoreAccount as Rows } from '../contract/prestore-account.js';

export const prestoreAccount = /* @__PURE__ */ routeGroup<typeof Rows>({
  info: {"path":"/prestoreAccount/info"},
  list: {"path":"/prestoreAccount/list","envelope":"rows"},
  detail: {"path":"/prestoreAccount/detail/{id}"},
  cards: {"path":"/prestoreAccount/cards"},
  recharge: {"method":"POST","path":"/prestoreAccount/recharge","repeatable":true},
  rechargeResult: {"path":"/prestoreAccount/recharge/{rechargeNo}"},
  rechargeSlip: {"method":"POST","path":"/prestoreAccount/recharge/{rechargeNo}/slip"},
  payList: {"path":"/prestoreAccount/payList","envelope":"rows"},
  sendSmsCode: {"method":"POST","path":"/prestoreAccount/sendSmsCode"},
  pay: {"method":"POST","path":"/prestoreAccount/pay","repeatable":true},
  refund: {"method":"POST","path":"/prestoreAccount/refund","repeatable":true},
  members: {"path":"/prestoreAccount/members"},
  settings: {"method":"PUT","path":"/prestoreAccount/settings"},
});
