// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { content as Rows } from '../contract/content.js';

/** Articles and the footer’s facts. Bind it with `use` of a client. */
export const content = /* @__PURE__ */ routeGroup<typeof Rows>('content', {
  footer: {"path":"/api/gywm/getfooter","response":{"organization":"qymc","address":"dwdz","licenseNumber":"xkzbh","email":"dwyx","recordNumber":"bah","visits":"djsl"}},
  notices: {"path":"/api/tzgg/getTzgg","envelope":"rows"},
  downloads: {"path":"/tDownload/getDownloadList","method":"POST","repeatable":true,"response":{"items":"data"}},
});
