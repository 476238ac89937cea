export { enUS } from './en-US.js';
export { type UiLocale, zhCN } from './zh-CN.js';
