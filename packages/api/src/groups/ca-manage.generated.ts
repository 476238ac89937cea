// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caManage as Rows } from '../contract/ca-manage.js';

/** Locks and certificates of the member and the company. Bind it with `use` of a client. */
export const caManage = /* @__PURE__ */ routeGroup<typeof Rows>('caManage', {
  list: {"path":"/ca/lock/list","envelope":"rows"},
  export: {"path":"/ca/lock/export","envelope":"binary","writes":true},
  calendar: {"path":"/ca/lock/calendar"},
  health: {"path":"/ca/lock/{id}/health"},
  remind: {"method":"POST","path":"/ca/lock/{id}/remind","repeatable":true},
  reportLost: {"method":"POST","path":"/ca/lock/{id}/reportLost"},
  takeBack: {"method":"POST","path":"/ca/lock/{id}/takeBack"},
  unlockCode: {"method":"POST","path":"/ca/lock/unlockCode"},
  openMobile: {"method":"POST","path":"/ca/mobile/{orderNo}/open","repeatable":true},
  mobileState: {"path":"/ca/mobile/{orderNo}/state"},
  mobileScan: {"method":"POST","path":"/ca/mobile/scan","repeatable":true},
  mobileInstall: {"method":"POST","path":"/ca/mobile/install","repeatable":true},
});
