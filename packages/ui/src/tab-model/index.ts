export { restoreTabs, type StoredTabs, storeTabs } from './persist.js';
export {
  destinationAfter,
  removedBy,
  type TabDestination,
  type TabIdentity,
  type TabRemoval,
} from './removal.js';
export { tabPath } from './tabPath.js';
export { type TabAction, type TabLimits, tabReducer } from './tabReducer.js';
export {
  emptyTabs,
  findTab,
  isFixed,
  noName,
  type TabMeta,
  type TabState,
  type TabView,
  type Visit,
} from './tabState.js';
