import { itemsOf } from '../internal/itemsOf.js';
import type { ReactNode } from 'react';

/** One thing explained. */
export interface HelpTopic {
  /** What makes it this one. */
  key: string;
  /** The heading. */
  title: string;
  /** Two sentences. */
  text: ReactNode;
  /** CSS selector of the control that it is about: it is shown through a hole in the mask. */
  target?: string;
}

/** The help of one page or business. One that names neither route nor business is never found. */
export interface HelpPage {
  /**
   * Last part of the address, `company`, or all of it, `/core/company`; `/` is the home page alone. Without one every
   * address fits, where the business does.
   */
  route?: string;
  /** Value of the `business` query parameter. Without one every business fits, and none, where the route does. */
  business?: string;
  /** The heading. @default that of the five built-in pages, else 帮助 */
  title?: string;
  /** What is explained, in its order. */
  topics: readonly HelpTopic[];
  /** The whole manual; without one the link is not there. */
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
 * The help for an address and a business: of those that fit the one that says most, business before route, of equals
 * the first. `undefined` where there is none, or none with a topic.
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
