import { baseEn } from './base.en.js';
import { type BaseLocale, baseZh } from './base.zh.js';
import { shellEn } from './shell.en.js';
import { type ShellLocale, shellZh } from './shell.zh.js';

/** Every word that a widget shows or speaks. `lang` is a BCP 47 tag. */
export interface UiLocale extends BaseLocale, ShellLocale {
  lang: string;
}

export const zhCN: UiLocale = { lang: 'zh-CN', ...baseZh, ...shellZh };
export const enUS: UiLocale = { lang: 'en-US', ...baseEn, ...shellEn };
