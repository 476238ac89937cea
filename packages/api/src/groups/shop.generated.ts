// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { shop as Rows } from '../contract/shop.js';

/** Products, their prices and where they can be used. Bind it with `use` of a client. */
export const shop = /* @__PURE__ */ routeGroup<typeof Rows>('shop', {
  list: {"method":"POST","path":"/shop/getShopList","envelope":"rows","repeatable":true},
  detail: {"method":"POST","path":"/shop/getShop/{id}","repeatable":true},
  sku: {"method":"POST","path":"/shop/getShopSku","repeatable":true},
});
