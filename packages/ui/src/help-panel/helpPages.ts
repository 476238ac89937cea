import { itemsOf } from '../internal/itemsOf.js';
import type { ReactNode } from 'react';

/** One topic of a help page. */
export interface HelpTopic {
  /** Unique key. */
  key: string;
  /** The heading. */
  title: string;
  /** The explanation, about two sentences. */
  text: ReactNode;
  /** CSS selector of the control it explains, which is shown through a hole in the mask. */
  target?: string;
}

/** The help of one page or business. A page without route and business is never found. */
export interface HelpPage {
  /**
   * Last part of the address, `company`, or all of it, `/core/company`; `/` is only the home page. Without a route
   * every address matches if the business does.
   */
  route?: string;
  /** Value of the `business` query parameter. Without it any business matches, or none, if the route does. */
  business?: string;
  /** The heading. @default that of the five built-in pages, else 帮助 */
  title?: string;
  /** The topics, in order. */
  topics: readonly HelpTopic[];
  /** Address of the full manual; without it the link is not shown. */
  guideHref?: string;
}

const partsOf = (address: string | null | undefined) =>
  ((address ?? '').split(/[?#]/)[0] ?? '').split('/').filter(Boolean);

function fitsRoute(route: string, path: string): boolean {
  const wanted = partsOf(route);
  const given = partsOf(path);
  if (route === '/') return given.length === 0;
  return wanted.length > 0 && wanted.join('/') === given.slice(-wanted.length).join('/');
}

/**
 * The help for an address and a business: the most specific match, business before route; among equal ones
 * the first. `undefined` without a match, or when the match has no topic.
 */
export function findHelpPage(
  pages: readonly HelpPage[] | null | undefined,
  path: string,
  business?: string | null,
): HelpPage | undefined {
  let best: HelpPage | undefined;
  let bestScore = 0;
  for (const page of itemsOf(pages)) {
    if (!page.topics?.length) continue;
    if (page.route !== undefined && !fitsRoute(page.route, path)) continue;
    if (page.business !== undefined && page.business !== business) continue;
    const score = (page.business === undefined ? 0 : 2) + (page.route === undefined ? 0 : 1);
    if (score > bestScore) {
      best = page;
      bestScore = score;
    }
  }
  return best;
}
