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
  recharge: {"path":"/prestoreAccount/recharge","method":"POST","repeatable":true,"token":"payment"},
  rechargeResult: {"path":"/prestoreAccount/recharge/{rechargeNo}","token":"payment"},
  rechargeSlip: {"path":"/prestoreAccount/recharge/{rechargeNo}/slip","method":"POST","token":"payment"},
  openRecharges: {"path":"/prestoreAccount/openRecharges","envelope":"rows","token":"payment"},
  cancelRecharge: {"path":"/prestoreAccount/recharge/{rechargeNo}/cancel","method":"POST","token":"payment"},
  payList: {"path":"/prestoreAccount/payList","envelope":"rows","token":"payment"},
  sendSmsCode: {"path":"/prestoreAccount/sendSmsCode","method":"POST","token":"payment"},
  pay: {"path":"/prestoreAccount/pay","method":"POST","repeatable":true,"token":"payment"},
  refund: {"path":"/prestoreAccount/refund","method":"POST","repeatable":true,"token":"payment"},
  withdrawRefund: {"path":"/prestoreAccount/refund/{id}/withdraw","method":"POST","token":"payment"},
  members: {"path":"/prestoreAccount/members","token":"payment"},
  settings: {"path":"/prestoreAccount/settings","method":"PUT","token":"payment"},
});
