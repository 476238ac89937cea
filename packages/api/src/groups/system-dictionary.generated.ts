// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { systemDictionary as Rows } from '../contract/system-dictionary.js';

/** Dictionaries, in the API family’s dialect. Bind it with `use` of a client. */
export const systemDictionary = /* @__PURE__ */ routeGroup<typeof Rows>('systemDictionary', {
  types: {"path":"/system/dict/type/list","envelope":"rows","query":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  typeOptions: {"path":"/system/dict/type/optionselect"},
  type: {"path":"/system/dict/type/{dictId}"},
  addType: {"method":"POST","path":"/system/dict/type"},
  updateType: {"method":"PUT","path":"/system/dict/type"},
  removeTypes: {"method":"DELETE","path":"/system/dict/type/{dictId}"},
  refresh: {"method":"DELETE","path":"/system/dict/type/refreshCache"},
  items: {"path":"/system/dict/data/list","envelope":"rows"},
  item: {"path":"/system/dict/data/{dictCode}"},
  addItem: {"method":"POST","path":"/system/dict/data"},
  updateItem: {"method":"PUT","path":"/system/dict/data"},
  removeItems: {"method":"DELETE","path":"/system/dict/data/{dictCode}"},
  exportTypes: {"method":"POST","path":"/system/dict/type/export","envelope":"binary","form":true,"repeatable":true,"body":{"beginTime":"params[beginTime]","endTime":"params[endTime]"}},
  exportItems: {"method":"POST","path":"/system/dict/data/export","envelope":"binary","form":true,"repeatable":true},
});
