// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { catalog as Rows } from '../contract/catalog.js';

/** The overview of products and the membership. Bind it with `use` of a client. */
export const catalog = /* @__PURE__ */ routeGroup<typeof Rows>('catalog', {
  brands: {"path":"/shop/getShopPpList","method":"POST","repeatable":true},
  top: {"path":"/shop/getTopShopList","method":"POST","repeatable":true},
  categories: {"path":"/shop/getShopLbList","method":"POST","repeatable":true},
  comparison: {"path":"/api/cpTable/getCpAll"},
  remind: {"path":"/shop/getShop/{id}/remind","method":"POST","repeatable":true},
  member: {"path":"/member/mine"},
});
