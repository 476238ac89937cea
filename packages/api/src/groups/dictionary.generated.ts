// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { routeGroup } from '../client/group.js';
import type { dictionary as Rows } from '../contract/dictionary.js';

/** Dictionaries that an administrator keeps. Bind it with `use` of a client. */
export const dictionary = /* @__PURE__ */ routeGroup<typeof Rows>('dictionary', {
  byType: {"path":"/system/dict/data/type/{type}"},
  configValue: {"path":"/system/config/configKey/{key}","envelope":"message"},
  icqList: {"path":"/info/icqList/getIcqList"},
});
