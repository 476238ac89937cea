// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { scanStamp as Rows } from '../contract/scan-stamp.js';

/** Signing a document of a computer with the certificate of a phone. Bind it with `use` of a client. */
export const scanStamp = /* @__PURE__ */ routeGroup<typeof Rows>('scanStamp', {
  open: {"method":"POST","path":"/stampByScan/open","repeatable":true},
  state: {"method":"POST","path":"/stampByScan/state","repeatable":true},
  prepare: {"method":"POST","path":"/stampByScan/prepare","repeatable":true},
  look: {"method":"POST","path":"/stampByScan/look","repeatable":true},
  choose: {"method":"POST","path":"/stampByScan/choose","repeatable":true},
  answer: {"method":"POST","path":"/stampByScan/answer","repeatable":true},
});
