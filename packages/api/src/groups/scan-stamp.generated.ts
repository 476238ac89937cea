// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { scanStamp as Rows } from '../contract/scan-stamp.js';

/** Signing a document of a computer with the certificate of a phone. Bind it with `use` of a client. */
export const scanStamp = /* @__PURE__ */ routeGroup<typeof Rows>('scanStamp', {
  open: {"path":"/stampByScan/open","method":"POST","repeatable":true},
  state: {"path":"/stampByScan/state","method":"POST","repeatable":true},
  prepare: {"path":"/stampByScan/prepare","method":"POST","repeatable":true},
  look: {"path":"/stampByScan/look","method":"POST","repeatable":true},
  choose: {"path":"/stampByScan/choose","method":"POST","repeatable":true},
  answer: {"path":"/stampByScan/answer","method":"POST","repeatable":true},
});
