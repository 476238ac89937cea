// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { caChange as Rows } from '../contract/ca-change.js';

/** Changes, replacements and cancellations. Bind it with `use` of a client. */
export const caChange = /* @__PURE__ */ routeGroup<typeof Rows>('caChange', {
  needInfo: {"path":"/api/caTable/selectBgNeedInfo","response":{"items":[0,{"price":"jg","merged":"isMerge","orderType":"ddType","distributed":"isDistribute","children":["comOrderVos",{"price":"jg","merged":"isMerge","orderType":"ddType","distributed":"isDistribute"}]}]}},
  quote: {"path":"/huiyuanCadog/quoteBG","method":"POST","repeatable":true},
  save: {"path":"/huiyuanCadog/saveCaiInfoBG","method":"POST","repeatable":true},
  saveCostEngineer: {"path":"/huiyuanCadog/saveCaiInfoBGZjs","method":"POST","repeatable":true},
  progress: {"path":"/huiyuanCadog/changeProgress/{orderNo}"},
  remind: {"path":"/huiyuanCadog/changeProgress/{orderNo}/remind","method":"POST"},
});
