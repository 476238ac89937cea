// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { shop as Rows } from '../contract/shop.js';

/** Products, their prices and where they can be used. Bind it with `use` of a client. */
export const shop = /* @__PURE__ */ routeGroup<typeof Rows>('shop', {
  list: {"path":"/shop/getShopList","envelope":"rows","method":"POST","repeatable":true},
  detail: {"path":"/shop/getShop/{id}","method":"POST","repeatable":true},
  sku: {"path":"/shop/getShopSku","method":"POST","repeatable":true},
});
