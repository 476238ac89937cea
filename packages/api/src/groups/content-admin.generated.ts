// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { contentAdmin as Rows } from '../contract/content-admin.js';

/** Content, for the office. Bind it with `use` of a client. */
export const contentAdmin = /* @__PURE__ */ routeGroup<typeof Rows>('contentAdmin', {
  list: {"path":"/content/{kind}/list","envelope":"rows"},
  waiting: {"path":"/content/waiting","envelope":"rows"},
  detail: {"path":"/content/{kind}/{id}"},
  add: {"method":"POST","path":"/content/{kind}"},
  update: {"method":"PUT","path":"/content/{kind}/{id}"},
  move: {"method":"POST","path":"/content/{kind}/{id}/move"},
});
