export { TabContext, useTabDirty, useTabTitle } from './tab-context.js';
export { tabStore } from './tab-store.js';
export { unsavedTabs } from './unsaved-tabs.js';
