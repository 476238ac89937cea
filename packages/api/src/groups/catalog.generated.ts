// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { catalog as Rows } from '../contract/catalog.js';

/** The overview of products and the membership. Bind it with `use` of a client. */
export const catalog = /* @__PURE__ */ routeGroup<typeof Rows>('catalog', {
  brands: {"method":"POST","path":"/shop/getShopPpList","repeatable":true},
  top: {"method":"POST","path":"/shop/getTopShopList","repeatable":true},
  categories: {"method":"POST","path":"/shop/getShopLbList","repeatable":true},
  comparison: {"path":"/api/cpTable/getCpAll"},
  remind: {"method":"POST","path":"/shop/getShop/{id}/remind","repeatable":true},
  member: {"path":"/member/mine"},
});
