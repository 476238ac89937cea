// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { certificates as Rows } from '../contract/certificates.js';

/** Certificates and their issuing. Bind it with `use` of a client. */
export const certificates = /* @__PURE__ */ routeGroup<typeof Rows>('certificates', {
  list: {"path":"/ca/certificate/list","envelope":"rows"},
  issueBegin: {"path":"/ca/issue/{orderNo}/begin","method":"POST","repeatable":true},
  issueSign: {"path":"/ca/issue/{orderNo}/sign","method":"POST","repeatable":true},
  seal: {"path":"/ca/issue/{orderNo}/seal"},
  issueInstalled: {"path":"/ca/issue/{orderNo}/installed","method":"POST","repeatable":true},
  downloadAgain: {"path":"/ca/certificate/{id}/downloadAgain","method":"POST"},
  issueFailed: {"path":"/ca/issue/{orderNo}/failed","method":"POST","repeatable":true},
});
