// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { codes as Rows } from '../contract/codes.js';

/** Code lists. Bind it with `use` of a client. */
export const codes = /* @__PURE__ */ routeGroup<typeof Rows>('codes', {
  byType: {"path":"/code/getCodeByType/{type}"},
});
