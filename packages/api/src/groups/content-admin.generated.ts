// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { contentAdmin as Rows } from '../contract/content-admin.js';

export const contentAdmin = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/content/{kind}/list","envelope":"rows"},
  detail: {"method":"GET","path":"/content/{kind}/{id}","envelope":"data"},
  add: {"method":"POST","path":"/content/{kind}","envelope":"data"},
  update: {"method":"PUT","path":"/content/{kind}/{id}","envelope":"data"},
  move: {"method":"POST","path":"/content/{kind}/{id}/move","envelope":"data"},
});
