// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { downloads as Rows } from '../contract/downloads.js';

/** Programs, forms and manuals. Bind it with `use` of a client. */
export const downloads = /* @__PURE__ */ routeGroup<typeof Rows>('downloads', {
  catalog: {"path":"/tDownload/catalog","envelope":"rows"},
  detail: {"path":"/tDownload/getDownloadInfo/{id}","method":"POST","repeatable":true},
});
