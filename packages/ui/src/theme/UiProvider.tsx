import {
  createContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { type UiLocale, zhCN } from '../locale/index.js';

/** What a `linkComponent` receives: the props of an anchor, `href` always set. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

interface UiContextValue {
  locale: UiLocale;
  linkComponent: ElementType<LinkComponentProps>;
  portalContainer: HTMLElement | null | undefined;
}

export interface UiProviderProps {
  /** @default zhCN */
  locale?: UiLocale;
  /** Renders every link, so that ui knows no router: takes the props of an anchor. @default 'a' */
  linkComponent?: ElementType<LinkComponentProps>;
  /** Where dialogs, popovers and toasts are put. @default document.body */
  portalContainer?: HTMLElement | null;
  children?: ReactNode;
}

const UiContext = createContext<UiContextValue>({
  locale: zhCN,
  linkComponent: 'a',
  portalContainer: undefined,
});

/** Words, links and portals for every widget below. Optional: without it the words are Chinese and links are anchors. */
export function UiProvider({
  locale = zhCN,
  linkComponent = 'a',
  portalContainer,
  children,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, linkComponent, portalContainer }),
    [locale, linkComponent, portalContainer],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

export const useLocale = (): UiLocale => useContext(UiContext).locale;
export const useLinkComponent = (): ElementType<LinkComponentProps> => useContext(UiContext).linkComponent;
export const usePortalContainer = (): HTMLElement | null | undefined => useContext(UiContext).portalContainer;
