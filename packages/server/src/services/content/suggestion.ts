import { betterSpelling } from '../../text-search/spelling.js';
import { findPages, type SiteIndex } from './site-index.js';

/** The closest known word when nothing was found; it must have results itself. */
export function suggestionFor(site: SiteIndex, keyword: string): string {
  const better = betterSpelling(keyword, site.index.vocabulary);
  return better && findPages(site, better).length > 0 ? better : '';
}
