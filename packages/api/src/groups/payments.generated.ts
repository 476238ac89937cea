// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { payments as Rows } from '../contract/payments.js';

export const payments = /* @__PURE__ */ routeGroup<typeof Rows>({
  alipayForm: {"method":"POST","path":"/pay/alipay/{orderNo}","envelope":"data","repeatable":true},
  result: {"method":"GET","path":"/pay/result/{orderNo}","envelope":"data"},
  alipayNotify: {"method":"POST","path":"/pay/alipay/notify","envelope":"text","form":true,"repeatable":true},
});
