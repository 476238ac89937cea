// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { desk as Rows } from '../contract/desk.js';

/** The counter: making, handing over and shipping. Bind it with `use` of a client. */
export const desk = /* @__PURE__ */ routeGroup<typeof Rows>('desk', {
  claim: {"method":"POST","path":"/review/{orderNo}/claim","repeatable":true},
  release: {"method":"POST","path":"/review/{orderNo}/release","repeatable":true},
  claims: {"path":"/review/claims"},
  hold: {"method":"POST","path":"/desk/claims/{desk}","repeatable":true},
  attachments: {"path":"/review/{orderNo}/attachments"},
  queue: {"path":"/desk/list","envelope":"rows"},
  labels: {"path":"/desk/labels","envelope":"binary"},
  made: {"method":"POST","path":"/desk/{orderNo}/made"},
  handOver: {"method":"POST","path":"/desk/{orderNo}/handOver"},
  ship: {"method":"POST","path":"/desk/{orderNo}/ship"},
  correctParcel: {"method":"POST","path":"/desk/{orderNo}/parcel"},
  parcelBack: {"method":"POST","path":"/desk/{orderNo}/parcelBack"},
  stock: {"path":"/desk/stock","envelope":"rows"},
  receiveStock: {"method":"POST","path":"/desk/stock"},
  moveStick: {"method":"POST","path":"/desk/stock/{id}"},
  find: {"path":"/desk/find","envelope":"rows"},
  situation: {"path":"/desk/situation/{userGuid}","writes":true},
  addNote: {"method":"POST","path":"/desk/situation/{userGuid}/notes"},
  day: {"path":"/desk/day"},
  questions: {"path":"/desk/questions","envelope":"rows"},
  settleQuestion: {"method":"POST","path":"/desk/questions/{id}"},
});
