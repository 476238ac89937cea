// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { shopAdmin as Rows } from '../contract/shop-admin.js';

/** Products, prices and providers, for the office. Bind it with `use` of a client. */
export const shopAdmin = /* @__PURE__ */ routeGroup<typeof Rows>('shopAdmin', {
  products: {"path":"/shop/admin/products","envelope":"rows"},
  addProduct: {"path":"/shop/admin/products","method":"POST"},
  updateProduct: {"path":"/shop/admin/products/{id}","method":"PUT"},
  prices: {"path":"/shop/admin/products/{id}/prices"},
  addPrice: {"path":"/shop/admin/products/{id}/prices","method":"POST"},
  removePrice: {"path":"/shop/admin/prices/{priceId}","method":"DELETE"},
  providers: {"path":"/shop/admin/providers"},
  updateProvider: {"path":"/shop/admin/providers/{code}","method":"PUT"},
});
