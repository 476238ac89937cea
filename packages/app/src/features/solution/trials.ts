import type { Experience } from './queries.js';

/** Where a trial happens in this portal; undefined where there is nothing to try on the web. */
export function trialHref(kind: Experience['kind'], link: string): string | undefined {
  if (kind === 'guide') return '/guide';
  if (kind === 'seal') return '/exp';
  // The same page, further up.
  if (kind === 'verify') return '/experience#verify';
  // An editor may have given a page of the portal; anything else does not become a link.
  return /^\/(?!\/|\\|experience\b)/.test(link) ? link : undefined;
}
