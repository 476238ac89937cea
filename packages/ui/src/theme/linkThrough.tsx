import { type AnchorHTMLAttributes, createElement, type ElementType, type ReactNode } from 'react';
import type { LinkComponentProps } from './uiContext.js';

/** The prop in which a router's link takes its address. */
export type LinkAddressProp = 'to' | 'href';

/** Other sites, `tel:` and `mailto:`, places on this page: nothing that a router knows. */
const isOutside = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * Makes the `linkComponent` of `UiProvider` out of a router's link, so that the kit's links go through that router and
 * ui knows none. `'to'` for React Router and TanStack Router, `'href'` for Next. Call it once, outside of components.
 * Addresses outside of the portal, downloads and links to a new window stay plain anchors.
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
