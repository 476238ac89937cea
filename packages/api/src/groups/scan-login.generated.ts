// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { scanLogin as Rows } from '../contract/scan-login.js';

/** Login at a computer with the certificate of a phone, by a picture. Bind it with `use` of a client. */
export const scanLogin = /* @__PURE__ */ routeGroup<typeof Rows>('scanLogin', {
  open: {"path":"/loginByScan/open","method":"POST","repeatable":true},
  state: {"path":"/loginByScan/state","method":"POST","repeatable":true},
  look: {"path":"/loginByScan/look","method":"POST","repeatable":true},
  answer: {"path":"/loginByScan/answer","method":"POST","repeatable":true},
  enter: {"path":"/loginByScan","method":"POST"},
});
