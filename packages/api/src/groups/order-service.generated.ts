// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { orderService as Rows } from '../contract/order-service.js';

/** What follows an order: correction, refund, delivery. Bind it with `use` of a client. */
export const orderService = /* @__PURE__ */ routeGroup<typeof Rows>('orderService', {
  counts: {"path":"/order/counts"},
  receivers: {"path":"/order/receivers"},
  service: {"path":"/order/{orderNo}/service"},
  coupon: {"method":"PUT","path":"/order/{orderNo}/coupon"},
  attach: {"method":"POST","path":"/order/{orderNo}/attachments"},
  resubmit: {"method":"POST","path":"/order/{orderNo}/resubmit"},
  refund: {"method":"POST","path":"/order/{orderNo}/refund"},
  withdrawRefund: {"method":"POST","path":"/order/{orderNo}/refund/withdraw"},
  received: {"method":"POST","path":"/order/{orderNo}/received"},
  batchCheck: {"method":"POST","path":"/order/batch/check","repeatable":true},
  batchCreate: {"method":"POST","path":"/order/batch","repeatable":true},
  draft: {"path":"/order/draft/{draftKey}"},
  keepDraft: {"method":"PUT","path":"/order/draft/{draftKey}"},
  dropDraft: {"method":"DELETE","path":"/order/draft/{draftKey}"},
});
