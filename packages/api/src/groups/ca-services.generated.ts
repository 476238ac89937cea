// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caServices as Rows } from '../contract/ca-services.js';

export const caServices = /* @__PURE__ */ routeGroup<typeof Rows>({
  cfcaChange: {"method":"POST","path":"/api/cfca/change","envelope":"data","repeatable":true},
  cfcaDelay: {"method":"POST","path":"/api/cfca/cfcadelay","envelope":"data","repeatable":true},
  cfcaInstallStatus: {"method":"POST","path":"/api/cfca/savaCertInstallStatus","envelope":"data","repeatable":true},
  bjcaSubmit: {"method":"POST","path":"/api/bjca/submitCertApply","envelope":"data","repeatable":true},
  bjcaDownload: {"method":"POST","path":"/api/bjca/uploadKeyAndDownloadCert","envelope":"data","repeatable":true},
  bjcaError: {"method":"POST","path":"/api/bjca/bjcaErrDo","envelope":"data","repeatable":true},
  sm2Certificates: {"method":"POST","path":"/huiyuanCadog/getCaSmc","envelope":"data","repeatable":true},
  anxinRenew: {"method":"POST","path":"/api/anxinca/renew","envelope":"data","repeatable":true},
  anxinDownload: {"method":"POST","path":"/api/anxinca/download","envelope":"data","repeatable":true},
  shcaChange: {"method":"POST","path":"/api/shca/change","envelope":"data","repeatable":true},
  shcaDelay: {"method":"POST","path":"/api/shca/delay","envelope":"data","repeatable":true},
  verify: {"method":"POST","path":"/api/ca/verify","envelope":"data","repeatable":true},
  verifyFile: {"method":"POST","path":"/api/ca/verifyFile","envelope":"data","upload":"file","repeatable":true},
});
