import { createContext, type AnchorHTMLAttributes, type ElementType, useContext } from 'react';
import type { UiLocale } from '../locale/zh-CN.js';

/** What a `linkComponent` receives: the props of an anchor, `href` always set. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The link target. */
  href: string;
};

interface UiContextValue {
  /** Without a locale every widget uses its own Chinese texts. */
  locale: Partial<UiLocale> | undefined;
  linkComponent: ElementType<LinkComponentProps>;
  portalContainer: HTMLElement | null | undefined;
  nonce: string | undefined;
}

// A file of its own: a widget that needs a link must not load the theme or another widget's texts.
export const UiContext = createContext<UiContextValue>({
  locale: undefined,
  linkComponent: 'a',
  portalContainer: undefined,
  nonce: undefined,
});

/** The link component of `UiProvider`; an anchor without it. */
export const useLinkComponent = (): ElementType<LinkComponentProps> => useContext(UiContext).linkComponent;
/** The container of overlays, from `UiProvider`; undefined means `document.body`. */
export const usePortalContainer = (): HTMLElement | null | undefined => useContext(UiContext).portalContainer;
/** The nonce of the page's content security policy, for a widget that writes a style or script element. */
export const useNonce = (): string | undefined => useContext(UiContext).nonce;
