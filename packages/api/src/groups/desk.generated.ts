// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { desk as Rows } from '../contract/desk.js';

/** The counter: making, handing over and shipping. Bind it with `use` of a client. */
export const desk = /* @__PURE__ */ routeGroup<typeof Rows>('desk', {
  claim: {"path":"/review/{orderNo}/claim","method":"POST","repeatable":true},
  release: {"path":"/review/{orderNo}/release","method":"POST","repeatable":true},
  claims: {"path":"/review/claims"},
  hold: {"path":"/desk/claims/{desk}","method":"POST","repeatable":true},
  attachments: {"path":"/review/{orderNo}/attachments"},
  queue: {"path":"/desk/list","envelope":"rows"},
  labels: {"path":"/desk/labels","envelope":"binary"},
  made: {"path":"/desk/{orderNo}/made","method":"POST"},
  handOver: {"path":"/desk/{orderNo}/handOver","method":"POST"},
  ship: {"path":"/desk/{orderNo}/ship","method":"POST"},
  correctParcel: {"path":"/desk/{orderNo}/parcel","method":"POST"},
  parcelBack: {"path":"/desk/{orderNo}/parcelBack","method":"POST"},
  stock: {"path":"/desk/stock","envelope":"rows"},
  receiveStock: {"path":"/desk/stock","method":"POST"},
  moveStick: {"path":"/desk/stock/{id}","method":"POST"},
  find: {"path":"/desk/find","envelope":"rows"},
  situation: {"path":"/desk/situation/{userGuid}","writes":true},
  addNote: {"path":"/desk/situation/{userGuid}/notes","method":"POST"},
  day: {"path":"/desk/day"},
  questions: {"path":"/desk/questions","envelope":"rows"},
  settleQuestion: {"path":"/desk/questions/{id}","method":"POST"},
});
