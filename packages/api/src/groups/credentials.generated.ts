// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { credentials as Rows } from '../contract/credentials.js';

/** Password, phone and bound locks of the account. Bind it with `use` of a client. */
export const credentials = /* @__PURE__ */ routeGroup<typeof Rows>('credentials', {
  sendCode: {"method":"POST","path":"/sys/sendAccountCode"},
  checkAccount: {"method":"POST","path":"/sys/checkAccount"},
  updatePassword: {"method":"POST","path":"/sys/updatepassword"},
  changePhone: {"method":"POST","path":"/sys/xgRegPhone"},
  recoverPhone: {"method":"POST","path":"/sys/returnRegPhone"},
  bindPhone: {"method":"POST","path":"/huiyuanCadog/bindPhone"},
  bindLock: {"method":"POST","path":"/huiyuanCadog/bindCaByPhone"},
  closeAccount: {"method":"POST","path":"/sys/closeAccount"},
  holderName: {"method":"POST","path":"/loginByCa/holder","envelope":"message","repeatable":true},
});
