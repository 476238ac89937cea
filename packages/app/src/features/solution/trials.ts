import type { Experience } from './queries.js';

/** The address of a trial in this portal; undefined if there is no trial on the web. */
export function trialHref(kind: Experience['kind'], link: string): string | undefined {
  if (kind === 'guide') return '/guide';
  if (kind === 'seal') return '/exp';
  // An anchor further up on the same page.
  if (kind === 'verify') return '/experience#verify';
  // An editor may have entered a page of the portal; any other value does not become a link.
  return /^\/(?!\/|\\|experience\b)/.test(link) ? link : undefined;
}
