import { useContext } from 'react';
import type { UiLocale } from '../locale/zh-CN.js';
import { UiContext } from './uiContext.js';

/**
 * A widget's words in the provider's language, its own Chinese ones without a provider. The widget hands over its
 * Chinese, so that importing it brings no other widget's words along.
 *
 * @example const words = useWords('dialog', zhDialog);
 */
export function useWords<K extends keyof UiLocale>(key: K, chinese: UiLocale[K]): UiLocale[K] {
  return useContext(UiContext).locale?.[key] ?? chinese;
}

/** The language of those words as a BCP 47 tag, for `Intl` and calendars; Chinese for a tag that is none. */
export function useLanguage(): string {
  const lang = useWords('lang', 'zh-CN');
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'zh-CN';
  } catch {
    return 'zh-CN'; // `Intl` throws for zh_CN, and a calendar would fall with it
  }
}
