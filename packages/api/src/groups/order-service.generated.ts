// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { orderService as Rows } from '../contract/order-service.js';

/** What follows an order: correction, refund, delivery. Bind it with `use` of a client. */
export const orderService = /* @__PURE__ */ routeGroup<typeof Rows>('orderService', {
  counts: {"path":"/order/counts"},
  receivers: {"path":"/order/receivers"},
  service: {"path":"/order/{orderNo}/service"},
  coupon: {"path":"/order/{orderNo}/coupon","method":"PUT"},
  attach: {"path":"/order/{orderNo}/attachments","method":"POST"},
  resubmit: {"path":"/order/{orderNo}/resubmit","method":"POST"},
  refund: {"path":"/order/{orderNo}/refund","method":"POST"},
  withdrawRefund: {"path":"/order/{orderNo}/refund/withdraw","method":"POST"},
  received: {"path":"/order/{orderNo}/received","method":"POST"},
  batchCheck: {"path":"/order/batch/check","method":"POST","repeatable":true},
  batchCreate: {"path":"/order/batch","method":"POST","repeatable":true},
  draft: {"path":"/order/draft/{draftKey}"},
  keepDraft: {"path":"/order/draft/{draftKey}","method":"PUT"},
  dropDraft: {"path":"/order/draft/{draftKey}","method":"DELETE"},
});
