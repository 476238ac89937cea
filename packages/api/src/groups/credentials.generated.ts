// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { credentials as Rows } from '../contract/credentials.js';

/** Password, phone and bound locks of the account. Bind it with `use` of a client. */
export const credentials = /* @__PURE__ */ routeGroup<typeof Rows>('credentials', {
  sendCode: {"path":"/sys/sendAccountCode","method":"POST"},
  checkAccount: {"path":"/sys/checkAccount","method":"POST"},
  updatePassword: {"path":"/sys/updatepassword","method":"POST"},
  changePhone: {"path":"/sys/xgRegPhone","method":"POST"},
  recoverPhone: {"path":"/sys/returnRegPhone","method":"POST"},
  bindPhone: {"path":"/huiyuanCadog/bindPhone","method":"POST"},
  bindLock: {"path":"/huiyuanCadog/bindCaByPhone","method":"POST"},
  closeAccount: {"path":"/sys/closeAccount","method":"POST"},
  holderName: {"path":"/loginByCa/holder","envelope":"message","method":"POST","repeatable":true},
});
