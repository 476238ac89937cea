import { createContext, type AnchorHTMLAttributes, type ElementType, useContext } from 'react';
import type { UiLocale } from '../locale/zh-CN.js';

/** What a `linkComponent` receives: the props of an anchor, `href` always set. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string;
};

interface UiContextValue {
  /** Without one every widget speaks the Chinese that it brings along. */
  locale: UiLocale | undefined;
  linkComponent: ElementType<LinkComponentProps>;
  portalContainer: HTMLElement | null | undefined;
  nonce: string | undefined;
}

// Its own small file: a widget that needs one link must not load the theme or another widget's words.
export const UiContext = createContext<UiContextValue>({
  locale: undefined,
  linkComponent: 'a',
  portalContainer: undefined,
  nonce: undefined,
});

/** The component that draws links, as `UiProvider` was told; an anchor without it. */
export const useLinkComponent = (): ElementType<LinkComponentProps> => useContext(UiContext).linkComponent;
/** The element in which overlays stand, as `UiProvider` was told; undefined stands for `document.body`. */
export const usePortalContainer = (): HTMLElement | null | undefined => useContext(UiContext).portalContainer;
/** The nonce of the page's content security policy, for a widget that must write a style or script element. */
export const useNonce = (): string | undefined => useContext(UiContext).nonce;
