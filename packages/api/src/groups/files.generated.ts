// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { files as Rows } from '../contract/files.js';

/** Uploads, downloads and signing of files. Bind it with `use` of a client. */
export const files = /* @__PURE__ */ routeGroup<typeof Rows>('files', {
  upload: {"path":"/common/upload","envelope":"flat","method":"POST","upload":"file","repeatable":true},
  download: {"path":"/common/download","envelope":"binary","writes":true},
  publicFile: {"path":"/common/public/{fileName}","envelope":"binary"},
  prepareSigned: {"path":"/api/TFjTable/FileSignPrepare","method":"POST","repeatable":true},
  signed: {"path":"/api/TFjTable/FileSignGot","method":"POST"},
  changeColor: {"path":"/api/TFjTable/ChangeColor","method":"POST"},
  openHandover: {"path":"/common/handover","method":"POST","repeatable":true},
  handover: {"path":"/common/handover/{code}"},
  handoverUpload: {"path":"/common/handover/{code}/upload","method":"POST","upload":"file","repeatable":true},
});
