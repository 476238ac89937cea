// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { membership as Rows } from '../contract/membership.js';

/** Joining a company and leaving it. Bind it with `use` of a client. */
export const membership = /* @__PURE__ */ routeGroup<typeof Rows>('membership', {
  findCompany: {"path":"/info/qiye/find"},
  requests: {"path":"/info/join/list","envelope":"rows"},
  join: {"path":"/info/join","method":"POST"},
  withdraw: {"path":"/info/join/{id}/withdraw","method":"POST"},
  invitation: {"path":"/info/invitation/{token}"},
  answerInvitation: {"path":"/info/invitation/{token}","method":"POST"},
});
