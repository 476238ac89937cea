// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { knowledge as Rows } from '../contract/knowledge.js';

export const knowledge = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/api/knowledge/list","envelope":"rows"},
  categories: {"method":"GET","path":"/api/knowledge/categories","envelope":"data"},
  detail: {"method":"GET","path":"/api/knowledge/{id}","envelope":"data"},
  feedback: {"method":"POST","path":"/api/knowledge/{id}/feedback","envelope":"data"},
});
