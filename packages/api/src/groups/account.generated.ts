// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { account as Rows } from '../contract/account.js';

export const account = /* @__PURE__ */ routeGroup<typeof Rows>({
  profile: {"method":"GET","path":"/system/user/profile","envelope":"flat"},
  updateProfile: {"method":"PUT","path":"/system/user/profile","envelope":"data"},
  avatar: {"method":"POST","path":"/system/user/profile/avatar","envelope":"flat","upload":"avatarfile","repeatable":true},
  portrait: {"method":"GET","path":"/common/avatar/{fileName}","envelope":"binary"},
  updatePassword: {"method":"PUT","path":"/system/user/profile/updatePwd","envelope":"data"},
});
