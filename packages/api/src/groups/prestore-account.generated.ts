// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { prestoreAccount as Rows } from '../contract/prestore-account.js';

/** The prepaid account. Bind it with `use` of a client. */
export const prestoreAccount = /* @__PURE__ */ routeGroup<typeof Rows>('prestoreAccount', {
  info: {"path":"/prestoreAccount/info","token":"payment"},
  list: {"path":"/prestoreAccount/list","envelope":"rows","token":"payment"},
  export: {"path":"/prestoreAccount/export","envelope":"binary","token":"payment","writes":true},
  detail: {"path":"/prestoreAccount/detail/{id}","token":"payment"},
  cards: {"path":"/prestoreAccount/cards","token":"payment"},
  recharge: {"method":"POST","path":"/prestoreAccount/recharge","repeatable":true,"token":"payment"},
  rechargeResult: {"path":"/prestoreAccount/recharge/{rechargeNo}","token":"payment"},
  rechargeSlip: {"method":"POST","path":"/prestoreAccount/recharge/{rechargeNo}/slip","token":"payment"},
  openRecharges: {"path":"/prestoreAccount/openRecharges","envelope":"rows","token":"payment"},
  cancelRecharge: {"method":"POST","path":"/prestoreAccount/recharge/{rechargeNo}/cancel","token":"payment"},
  payList: {"path":"/prestoreAccount/payList","envelope":"rows","token":"payment"},
  sendSmsCode: {"method":"POST","path":"/prestoreAccount/sendSmsCode","token":"payment"},
  pay: {"method":"POST","path":"/prestoreAccount/pay","repeatable":true,"token":"payment"},
  refund: {"method":"POST","path":"/prestoreAccount/refund","repeatable":true,"token":"payment"},
  withdrawRefund: {"method":"POST","path":"/prestoreAccount/refund/{id}/withdraw","token":"payment"},
  members: {"path":"/prestoreAccount/members","token":"payment"},
  settings: {"method":"PUT","path":"/prestoreAccount/settings","token":"payment"},
});
