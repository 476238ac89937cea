// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { payments as Rows } from '../contract/payments.js';

/** Payment by channel. Bind it with `use` of a client. */
export const payments = /* @__PURE__ */ routeGroup<typeof Rows>('payments', {
  returns: {"path":"/pay/returns","envelope":"rows"},
  alipayForm: {"path":"/pay/alipay/{orderNo}","method":"POST","repeatable":true},
  result: {"path":"/pay/result/{orderNo}"},
  alipayNotify: {"path":"/pay/alipay/notify","envelope":"text","method":"POST","form":true,"repeatable":true},
});
