import { type AnchorHTMLAttributes, createElement, type ElementType, type ReactNode } from 'react';
import type { LinkComponentProps } from './uiContext.js';

/** The prop of a router's link that takes the address. */
export type LinkAddressProp = 'to' | 'href';

/** Other sites, `tel:` and `mailto:`, anchors on this page: a router cannot handle them. */
const isOutside = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * Creates the `linkComponent` of `UiProvider` from a router's link, so that the links of ui use that router, without
 * ui depending on it. `'to'` for React Router and TanStack Router, `'href'` for Next. Call it once, outside of
 * components. External addresses, downloads and links to a new window stay plain anchors.
 */
export function linkThrough(Link: ElementType, address: LinkAddressProp) {
  return function RouterLink({ href, ...rest }: LinkComponentProps): ReactNode {
    const anchor: AnchorHTMLAttributes<HTMLAnchorElement> = rest;
    if (isOutside(href) || rest.target || rest.download !== undefined) {
      return createElement('a', { href, ...anchor });
    }
    return createElement(Link, { [address]: href, ...anchor });
  };
}
