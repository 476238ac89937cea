// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { search as Rows } from '../contract/search.js';

/** Search over everything public. Bind it with `use` of a client. */
export const search = /* @__PURE__ */ routeGroup<typeof Rows>('search', {
  query: {"path":"/api/search"},
  frequent: {"path":"/api/search/frequent"},
});
