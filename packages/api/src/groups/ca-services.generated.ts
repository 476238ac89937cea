// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caServices as Rows } from '../contract/ca-services.js';

/** Installing, renewing, signing and verifying with a lock. Bind it with `use` of a client. */
export const caServices = /* @__PURE__ */ routeGroup<typeof Rows>('caServices', {
  cfcaChange: {"path":"/api/cfca/change","method":"POST","repeatable":true},
  cfcaDelay: {"path":"/api/cfca/cfcadelay","method":"POST","repeatable":true},
  cfcaInstallStatus: {"path":"/api/cfca/savaCertInstallStatus","method":"POST","repeatable":true},
  bjcaSubmit: {"path":"/api/bjca/submitCertApply","method":"POST","repeatable":true},
  bjcaDownload: {"path":"/api/bjca/uploadKeyAndDownloadCert","method":"POST","repeatable":true},
  bjcaError: {"path":"/api/bjca/bjcaErrDo","method":"POST","repeatable":true},
  sm2Certificates: {"path":"/huiyuanCadog/getCaSmc","method":"POST","repeatable":true},
  anxinRenew: {"path":"/api/anxinca/renew","method":"POST","repeatable":true},
  anxinDownload: {"path":"/api/anxinca/download","method":"POST","repeatable":true},
  shcaChange: {"path":"/api/shca/change","method":"POST","repeatable":true},
  shcaDelay: {"path":"/api/shca/delay","method":"POST","repeatable":true},
  verify: {"path":"/api/ca/verify","method":"POST","repeatable":true},
  verifyFile: {"path":"/api/ca/verifyFile","method":"POST","upload":"file","repeatable":true},
});
