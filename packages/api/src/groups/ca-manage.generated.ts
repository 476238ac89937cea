// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caManage as Rows } from '../contract/ca-manage.js';

export const caManage = /* @__PURE__ */ routeGroup<typeof Rows>({
  list: {"method":"GET","path":"/ca/lock/list","envelope":"rows"},
  calendar: {"method":"GET","path":"/ca/lock/calendar","envelope":"data"},
  health: {"method":"GET","path":"/ca/lock/{id}/health","envelope":"data"},
  remind: {"method":"POST","path":"/ca/lock/{id}/remind","envelope":"data","repeatable":true},
  reportLost: {"method":"POST","path":"/ca/lock/{id}/reportLost","envelope":"data"},
  openMobile: {"method":"POST","path":"/ca/mobile/{orderNo}/open","envelope":"data","repeatable":true},
  mobileState: {"method":"GET","path":"/ca/mobile/{orderNo}/state","envelope":"data"},
  mobileInstall: {"method":"POST","path":"/ca/mobile/install","envelope":"data","repeatable":true},
});
