// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { shopAdmin as Rows } from '../contract/shop-admin.js';

/** Products, prices and providers, for the office. Bind it with `use` of a client. */
export const shopAdmin = /* @__PURE__ */ routeGroup<typeof Rows>('shopAdmin', {
  products: {"path":"/shop/admin/products","envelope":"rows"},
  addProduct: {"method":"POST","path":"/shop/admin/products"},
  updateProduct: {"method":"PUT","path":"/shop/admin/products/{id}"},
  prices: {"path":"/shop/admin/products/{id}/prices"},
  addPrice: {"method":"POST","path":"/shop/admin/products/{id}/prices"},
  removePrice: {"method":"DELETE","path":"/shop/admin/prices/{priceId}"},
  providers: {"path":"/shop/admin/providers"},
  updateProvider: {"method":"PUT","path":"/shop/admin/providers/{code}"},
});
