// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { certificates as Rows } from '../contract/certificates.js';

/** Certificates and their issuing. Bind it with `use` of a client. */
export const certificates = /* @__PURE__ */ routeGroup<typeof Rows>('certificates', {
  list: {"path":"/ca/certificate/list","envelope":"rows"},
  issueBegin: {"method":"POST","path":"/ca/issue/{orderNo}/begin","repeatable":true},
  issueSign: {"method":"POST","path":"/ca/issue/{orderNo}/sign","repeatable":true},
  seal: {"path":"/ca/issue/{orderNo}/seal"},
  issueInstalled: {"method":"POST","path":"/ca/issue/{orderNo}/installed","repeatable":true},
  downloadAgain: {"method":"POST","path":"/ca/certificate/{id}/downloadAgain"},
  issueFailed: {"method":"POST","path":"/ca/issue/{orderNo}/failed","repeatable":true},
});
