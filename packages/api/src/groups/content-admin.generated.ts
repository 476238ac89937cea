// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { contentAdmin as Rows } from '../contract/content-admin.js';

/** Content, for the office. Bind it with `use` of a client. */
export const contentAdmin = /* @__PURE__ */ routeGroup<typeof Rows>('contentAdmin', {
  list: {"path":"/content/{kind}/list","envelope":"rows"},
  waiting: {"path":"/content/waiting","envelope":"rows"},
  detail: {"path":"/content/{kind}/{id}"},
  add: {"path":"/content/{kind}","method":"POST"},
  update: {"path":"/content/{kind}/{id}","method":"PUT"},
  move: {"path":"/content/{kind}/{id}/move","method":"POST"},
});
