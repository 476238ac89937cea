// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { files as Rows } from '../contract/files.js';

export const files = /* @__PURE__ */ routeGroup<typeof Rows>({
  upload: {"method":"POST","path":"/common/upload","envelope":"flat","upload":"file","repeatable":true},
  download: {"method":"GET","path":"/common/download","envelope":"binary","writes":true},
  publicFile: {"method":"GET","path":"/common/public/{fileName}","envelope":"binary"},
  signed: {"method":"POST","path":"/api/TFjTable/FileSignGot","envelope":"data"},
  changeColour: {"method":"POST","path":"/api/TFjTable/ChangeColor","envelope":"data"},
  openHandover: {"method":"POST","path":"/common/handover","envelope":"data","repeatable":true},
  handover: {"method":"GET","path":"/common/handover/{code}","envelope":"data"},
  handoverUpload: {"method":"POST","path":"/common/handover/{code}/upload","envelope":"data","upload":"file","repeatable":true},
});
