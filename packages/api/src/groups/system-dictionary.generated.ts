// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDictionary as Rows } from '../contract/system-dictionary.js';

/** Dictionaries, in the API family’s dialect. Bind it with `use` of a client. */
export const systemDictionary = /* @__PURE__ */ routeGroup<typeof Rows>('systemDictionary', {
  types: {"path":"/system/dict/type/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  typeOptions: {"path":"/system/dict/type/optionselect"},
  type: {"path":"/system/dict/type/{dictId}"},
  addType: {"path":"/system/dict/type","method":"POST"},
  updateType: {"path":"/system/dict/type","method":"PUT"},
  removeTypes: {"path":"/system/dict/type/{dictId}","method":"DELETE"},
  refresh: {"path":"/system/dict/type/refreshCache","method":"DELETE"},
  items: {"path":"/system/dict/data/list","envelope":"rows"},
  item: {"path":"/system/dict/data/{dictCode}"},
  addItem: {"path":"/system/dict/data","method":"POST"},
  updateItem: {"path":"/system/dict/data","method":"PUT"},
  removeItems: {"path":"/system/dict/data/{dictCode}","method":"DELETE"},
  exportTypes: {"path":"/system/dict/type/export","envelope":"binary","method":"POST","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  exportItems: {"path":"/system/dict/data/export","envelope":"binary","method":"POST","form":true,"repeatable":true},
});
