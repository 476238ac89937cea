// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { catalogue as Rows } from '../contract/catalogue.js';

export const catalogue = /* @__PURE__ */ routeGroup<typeof Rows>({
  brands: {"method":"POST","path":"/shop/getShopPpList","envelope":"data","repeatable":true},
  top: {"method":"POST","path":"/shop/getTopShopList","envelope":"data","repeatable":true},
  categories: {"method":"POST","path":"/shop/getShopLbList","envelope":"data","repeatable":true},
  comparison: {"method":"GET","path":"/api/cpTable/getCpAll","envelope":"data"},
  remind: {"method":"POST","path":"/shop/getShop/{id}/remind","envelope":"data","repeatable":true},
  member: {"method":"GET","path":"/member/mine","envelope":"data"},
});
