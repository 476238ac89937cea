// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { notices as Rows } from '../contract/notices.js';

/** Announcements. Bind it with `use` of a client. */
export const notices = /* @__PURE__ */ routeGroup<typeof Rows>('notices', {
  detail: {"path":"/api/tzgg/getTzgg/{id}"},
  categories: {"path":"/api/tzgg/getTzggCategory"},
});
