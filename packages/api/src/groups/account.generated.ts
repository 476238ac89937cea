// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { account as Rows } from '../contract/account.js';

/** The profile in the API family’s dialect. Bind it with `use` of a client. */
export const account = /* @__PURE__ */ routeGroup<typeof Rows>('account', {
  profile: {"path":"/system/user/profile","envelope":"flat"},
  updateProfile: {"path":"/system/user/profile","method":"PUT"},
  smsChoices: {"path":"/system/user/profile/sms"},
  chooseSms: {"path":"/system/user/profile/sms","method":"PUT"},
  avatar: {"path":"/system/user/profile/avatar","envelope":"flat","method":"POST","upload":"avatarfile","repeatable":true},
  portrait: {"path":"/common/avatar/{fileName}","envelope":"binary"},
  updatePassword: {"path":"/system/user/profile/updatePwd","method":"PUT"},
  sessions: {"path":"/system/user/profile/sessions"},
  endSession: {"path":"/system/user/profile/sessions/{sessionId}","method":"DELETE"},
});
