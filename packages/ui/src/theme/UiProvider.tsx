import { type ElementType, type ReactNode, useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { UiLocale } from '../locale/zh-CN.js';
import { type LinkComponentProps, UiContext } from './uiContext.js';

export interface UiProviderProps {
  /** @default the Chinese that every widget brings along (zhCN) */
  locale?: UiLocale;
  /** Renders every link, so that ui knows no router: takes the props of an anchor. @default 'a' */
  linkComponent?: ElementType<LinkComponentProps>;
  /** Where dialogs, popovers and toasts are put. @default document.body */
  portalContainer?: HTMLElement | null;
  /** The nonce of the content security policy: every style element that the widgets write carries it. */
  nonce?: string;
  children?: ReactNode;
}

/** Words, links, portals and nonce for every widget below. Optional: without it the words are Chinese and links are anchors. */
export function UiProvider({
  locale,
  linkComponent = 'a',
  portalContainer,
  nonce,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, linkComponent, portalContainer, nonce }),
    [locale, linkComponent, portalContainer, nonce],
  );
  return (
    <UiContext value={value}>
      {nonce === undefined ? children : <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>}
    </UiContext>
  );
}
