// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { knowledge as Rows } from '../contract/knowledge.js';

/** The help center. Bind it with `use` of a client. */
export const knowledge = /* @__PURE__ */ routeGroup<typeof Rows>('knowledge', {
  list: {"path":"/api/knowledge/list","envelope":"rows"},
  categories: {"path":"/api/knowledge/categories"},
  detail: {"path":"/api/knowledge/{id}"},
  feedback: {"path":"/api/knowledge/{id}/feedback","method":"POST"},
});
