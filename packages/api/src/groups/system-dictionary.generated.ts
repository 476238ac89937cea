// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDictionary as Rows } from '../contract/system-dictionary.js';

export const systemDictionary = /* @__PURE__ */ routeGroup<typeof Rows>({
  types: {"method":"GET","path":"/system/dict/type/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  typeOptions: {"method":"GET","path":"/system/dict/type/optionselect","envelope":"data"},
  type: {"method":"GET","path":"/system/dict/type/{dictId}","envelope":"data"},
  addType: {"method":"POST","path":"/system/dict/type","envelope":"data"},
  updateType: {"method":"PUT","path":"/system/dict/type","envelope":"data"},
  removeTypes: {"method":"DELETE","path":"/system/dict/type/{dictId}","envelope":"data"},
  refresh: {"method":"DELETE","path":"/system/dict/type/refreshCache","envelope":"data"},
  items: {"method":"GET","path":"/system/dict/data/list","envelope":"rows"},
  item: {"method":"GET","path":"/system/dict/data/{dictCode}","envelope":"data"},
  addItem: {"method":"POST","path":"/system/dict/data","envelope":"data"},
  updateItem: {"method":"PUT","path":"/system/dict/data","envelope":"data"},
  removeItems: {"method":"DELETE","path":"/system/dict/data/{dictCode}","envelope":"data"},
});
