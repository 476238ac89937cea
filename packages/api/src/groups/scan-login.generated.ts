// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { scanLogin as Rows } from '../contract/scan-login.js';

/** Login at a computer with the certificate of a phone, by a picture. Bind it with `use` of a client. */
export const scanLogin = /* @__PURE__ */ routeGroup<typeof Rows>('scanLogin', {
  open: {"method":"POST","path":"/loginByScan/open","repeatable":true},
  state: {"method":"POST","path":"/loginByScan/state","repeatable":true},
  look: {"method":"POST","path":"/loginByScan/look","repeatable":true},
  answer: {"method":"POST","path":"/loginByScan/answer","repeatable":true},
  enter: {"method":"POST","path":"/loginByScan"},
});
