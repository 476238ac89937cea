// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caServices as Rows } from '../contract/ca-services.js';

/** Installing, renewing, signing and verifying with a lock. Bind it with `use` of a client. */
export const caServices = /* @__PURE__ */ routeGroup<typeof Rows>('caServices', {
  cfcaChange: {"method":"POST","path":"/api/cfca/change","repeatable":true},
  cfcaDelay: {"method":"POST","path":"/api/cfca/cfcadelay","repeatable":true},
  cfcaInstallStatus: {"method":"POST","path":"/api/cfca/savaCertInstallStatus","repeatable":true},
  bjcaSubmit: {"method":"POST","path":"/api/bjca/submitCertApply","repeatable":true},
  bjcaDownload: {"method":"POST","path":"/api/bjca/uploadKeyAndDownloadCert","repeatable":true},
  bjcaError: {"method":"POST","path":"/api/bjca/bjcaErrDo","repeatable":true},
  sm2Certificates: {"method":"POST","path":"/huiyuanCadog/getCaSmc","repeatable":true},
  anxinRenew: {"method":"POST","path":"/api/anxinca/renew","repeatable":true},
  anxinDownload: {"method":"POST","path":"/api/anxinca/download","repeatable":true},
  shcaChange: {"method":"POST","path":"/api/shca/change","repeatable":true},
  shcaDelay: {"method":"POST","path":"/api/shca/delay","repeatable":true},
  verify: {"method":"POST","path":"/api/ca/verify","repeatable":true},
  verifyFile: {"method":"POST","path":"/api/ca/verifyFile","upload":"file","repeatable":true},
});
