// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caManage as Rows } from '../contract/ca-manage.js';

/** Locks and certificates of the member and the company. Bind it with `use` of a client. */
export const caManage = /* @__PURE__ */ routeGroup<typeof Rows>('caManage', {
  list: {"path":"/ca/lock/list","envelope":"rows"},
  export: {"path":"/ca/lock/export","envelope":"binary","writes":true},
  calendar: {"path":"/ca/lock/calendar"},
  health: {"path":"/ca/lock/{id}/health"},
  remind: {"path":"/ca/lock/{id}/remind","method":"POST","repeatable":true},
  reportLost: {"path":"/ca/lock/{id}/reportLost","method":"POST"},
  takeBack: {"path":"/ca/lock/{id}/takeBack","method":"POST"},
  unlockCode: {"path":"/ca/lock/unlockCode","method":"POST"},
  openMobile: {"path":"/ca/mobile/{orderNo}/open","method":"POST","repeatable":true},
  mobileState: {"path":"/ca/mobile/{orderNo}/state"},
  mobileScan: {"path":"/ca/mobile/scan","method":"POST","repeatable":true},
  mobileInstall: {"path":"/ca/mobile/install","method":"POST","repeatable":true},
});
