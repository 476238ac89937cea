// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { files as Rows } from '../contract/files.js';

/** Uploads, downloads and signing of files. Bind it with `use` of a client. */
export const files = /* @__PURE__ */ routeGroup<typeof Rows>('files', {
  upload: {"method":"POST","path":"/common/upload","envelope":"flat","upload":"file","repeatable":true},
  download: {"path":"/common/download","envelope":"binary","writes":true},
  publicFile: {"path":"/common/public/{fileName}","envelope":"binary"},
  prepareSigned: {"method":"POST","path":"/api/TFjTable/FileSignPrepare","repeatable":true},
  signed: {"method":"POST","path":"/api/TFjTable/FileSignGot"},
  changeColor: {"method":"POST","path":"/api/TFjTable/ChangeColor"},
  openHandover: {"method":"POST","path":"/common/handover","repeatable":true},
  handover: {"path":"/common/handover/{code}"},
  handoverUpload: {"method":"POST","path":"/common/handover/{code}/upload","upload":"file","repeatable":true},
});
