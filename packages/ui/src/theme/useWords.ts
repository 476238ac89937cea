import { useContext } from 'react';
import type { UiLocale } from '../locale/zh-CN.js';
import { UiContext } from './uiContext.js';

/**
 * A widget's texts in the provider's language, or its own Chinese ones without a provider. The widget passes its
 * Chinese texts, so that importing it loads no other widget's texts.
 * @example const words = useWords('dialog', zhDialog);
 */
export function useWords<K extends keyof UiLocale>(key: K, chinese: UiLocale[K]): UiLocale[K] {
  return useContext(UiContext).locale?.[key] ?? chinese;
}

/** The language of those texts as a BCP 47 tag, for `Intl` and calendars; Chinese for an invalid tag. */
export function useLanguage(): string {
  const lang = useWords('lang', 'zh-CN');
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'zh-CN';
  } catch {
    return 'zh-CN'; // `Intl` throws for zh_CN, which would break a calendar
  }
}
