import { type ElementType, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { UiLocale } from '../locale/zh-CN.js';
import { applyThemeSettings, type ThemeSettings } from './themeSettings.js';
import { type LinkComponentProps, UiContext } from './uiContext.js';

export interface UiProviderProps {
  /** The texts of the widgets; one whose texts are missing stays Chinese. @default the Chinese texts of each widget (zhCN) */
  locale?: Partial<UiLocale>;
  /** Renders every link, so that ui needs no router: receives the props of an anchor. @default 'a' */
  linkComponent?: ElementType<LinkComponentProps>;
  /** Container of dialogs, popovers and toasts. @default document.body */
  portalContainer?: HTMLElement | null;
  /**
   * The nonce of the content security policy: every style element that the widgets write has it. The style
   * elements of the server come from its `ServerStyleSheet`: pass the nonce there too, `new ServerStyleSheet({ nonce
   * })`.
   */
  nonce?: string;
  /**
   * `applyThemeSettings` writes them on the root element, before the first paint that includes this provider. A
   * setting that is not passed does not change. Attributes in the server's document avoid a flash of the other look
   * before that.
   */
  theme?: Partial<ThemeSettings>;
  /** The app. */
  children?: ReactNode;
}

/**
 * Texts, links, portals, nonce and theme for every widget below. Optional: without it the texts are Chinese and links
 * are anchors.
 */
export function UiProvider({
  locale,
  linkComponent = 'a',
  portalContainer,
  nonce,
  theme: settings,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, linkComponent, portalContainer, nonce }),
    [locale, linkComponent, portalContainer, nonce],
  );
  // With a nonce StyleSheetManager creates its own sheet, and the server would collect no styles.
  const { server } = useContext(StyleSheetContext).styleSheet;
  // Depends on the values: a new object with the same values is no change. Nothing below re-renders.
  const { theme, contrast, mode, density } = settings ?? {};
  useLayoutEffect(
    () => applyThemeSettings({ theme, contrast, mode, density }),
    [theme, contrast, mode, density],
  );
  return (
    <UiContext value={value}>
      {nonce === undefined || server ? (
        children
      ) : (
        <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
      )}
    </UiContext>
  );
}
