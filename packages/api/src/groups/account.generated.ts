// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { account as Rows } from '../contract/account.js';

/** The profile in the API family’s dialect. Bind it with `use` of a client. */
export const account = /* @__PURE__ */ routeGroup<typeof Rows>('account', {
  profile: {"path":"/system/user/profile","envelope":"flat"},
  updateProfile: {"method":"PUT","path":"/system/user/profile"},
  smsChoices: {"path":"/system/user/profile/sms"},
  chooseSms: {"method":"PUT","path":"/system/user/profile/sms"},
  avatar: {"method":"POST","path":"/system/user/profile/avatar","envelope":"flat","upload":"avatarfile","repeatable":true},
  portrait: {"path":"/common/avatar/{fileName}","envelope":"binary"},
  updatePassword: {"method":"PUT","path":"/system/user/profile/updatePwd"},
  sessions: {"path":"/system/user/profile/sessions"},
  endSession: {"method":"DELETE","path":"/system/user/profile/sessions/{sessionId}"},
});
