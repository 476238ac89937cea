// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemTemplates as Rows } from '../contract/system-templates.js';

/** Texts of messages and SMS. Bind it with `use` of a client. */
export const systemTemplates = /* @__PURE__ */ routeGroup<typeof Rows>('systemTemplates', {
  list: {"path":"/system/messageTemplate/list","envelope":"rows"},
  update: {"path":"/system/messageTemplate/{code}","method":"PUT"},
  reset: {"path":"/system/messageTemplate/{code}","method":"DELETE"},
});
