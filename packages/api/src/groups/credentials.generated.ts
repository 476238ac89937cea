// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { credentials as Rows } from '../contract/credentials.js';

export const credentials = /* @__PURE__ */ routeGroup<typeof Rows>({
  sendCode: {"method":"POST","path":"/sys/sendAccountCode","envelope":"data"},
  checkAccount: {"method":"POST","path":"/sys/checkAccount","envelope":"data"},
  updatePassword: {"method":"POST","path":"/sys/updatepassword","envelope":"data"},
  changePhone: {"method":"POST","path":"/sys/xgRegPhone","envelope":"data"},
  recoverPhone: {"method":"POST","path":"/sys/returnRegPhone","envelope":"data"},
  bindPhone: {"method":"POST","path":"/huiyuanCadog/bindPhone","envelope":"data"},
  bindLock: {"method":"POST","path":"/huiyuanCadog/bindCaByPhone","envelope":"data"},
  closeAccount: {"method":"POST","path":"/sys/closeAccount","envelope":"data"},
  holderName: {"method":"POST","path":"/loginByCa/holder","envelope":"message","repeatable":true},
});
