// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { orderService as Rows } from '../contract/order-service.js';

export const orderService = /* @__PURE__ */ routeGroup<typeof Rows>({
  counts: {"method":"GET","path":"/order/counts","envelope":"data"},
  service: {"method":"GET","path":"/order/{orderNo}/service","envelope":"data"},
  coupon: {"method":"PUT","path":"/order/{orderNo}/coupon","envelope":"data"},
  resubmit: {"method":"POST","path":"/order/{orderNo}/resubmit","envelope":"data"},
  refund: {"method":"POST","path":"/order/{orderNo}/refund","envelope":"data"},
  withdrawRefund: {"method":"POST","path":"/order/{orderNo}/refund/withdraw","envelope":"data"},
  received: {"method":"POST","path":"/order/{orderNo}/received","envelope":"data"},
  batchCheck: {"method":"POST","path":"/order/batch/check","envelope":"data","repeatable":true},
  batchCreate: {"method":"POST","path":"/order/batch","envelope":"data","repeatable":true},
});
