import { type ElementType, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { UiLocale } from '../locale/zh-CN.js';
import { applyThemeSettings, type ThemeSettings } from './themeSettings.js';
import { type LinkComponentProps, UiContext } from './uiContext.js';

export interface UiProviderProps {
  /** The words of all widgets. @default the Chinese that every widget brings along (zhCN) */
  locale?: UiLocale;
  /** Renders every link, so that ui knows no router: takes the props of an anchor. @default 'a' */
  linkComponent?: ElementType<LinkComponentProps>;
  /** Where dialogs, popovers and toasts are put. @default document.body */
  portalContainer?: HTMLElement | null;
  /**
   * The nonce of the content security policy: every style element that the widgets write carries it. The server's style
   * elements are those of its `ServerStyleSheet`: give that the nonce too, `new ServerStyleSheet({ nonce })`.
   */
  nonce?: string;
  /**
   * Written on the page's root by `applyThemeSettings`, before the first paint that this provider is part of. A setting
   * that is not passed stays as it is. The attributes in the server's document spare the page the other look before it.
   */
  theme?: Partial<ThemeSettings>;
  /** All that uses widgets. */
  children?: ReactNode;
}

/** Words, links, portals, nonce and theme for every widget below. Optional: without it the words are Chinese and links are anchors. */
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
  // With a nonce StyleSheetManager writes into a sheet of its own, and what the server collects would be empty.
  const { server } = useContext(StyleSheetContext).styleSheet;
  // By their values: a new object that says the same is no change. Nothing below is rendered for it.
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
