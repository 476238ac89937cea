// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caChange as Rows } from '../contract/ca-change.js';

export const caChange = /* @__PURE__ */ routeGroup<typeof Rows>({
  needInfo: {"method":"GET","path":"/api/caTable/selectBgNeedInfo","envelope":"data","response":{"items":[0,{"price":"jg","merged":"isMerge","orderType":"ddType","distributed":"isDistribute","children":["comOrderVos",{"price":"jg","merged":"isMerge","orderType":"ddType","distributed":"isDistribute"}]}]}},
  quote: {"method":"POST","path":"/huiyuanCadog/quoteBG","envelope":"data","repeatable":true},
  save: {"method":"POST","path":"/huiyuanCadog/saveCaiInfoBG","envelope":"data","repeatable":true},
  saveCostEngineer: {"method":"POST","path":"/huiyuanCadog/saveCaiInfoBGZjs","envelope":"data","repeatable":true},
  progress: {"method":"GET","path":"/huiyuanCadog/changeProgress/{orderNo}","envelope":"data"},
  remind: {"method":"POST","path":"/huiyuanCadog/changeProgress/{orderNo}/remind","envelope":"data"},
});
