/** The engine behind the browser's name: Edge, 360, QQ and the like are `chromium`; IE mode is `trident`. */
export type BrowserEngine = 'chromium' | 'firefox' | 'webkit' | 'trident' | 'unknown' | 'none';

/** The parts of the global object that tell an engine. */
export interface BrowserView {
  navigator?: { userAgent?: string } | undefined;
  document?: { documentMode?: number } | undefined;
  fetch?: unknown;
  AbortController?: unknown;
}

/** Decided by engine, never by brand. `none` is Node, where no browser rule applies. */
export function browserEngine({ document, navigator }: BrowserView): BrowserEngine {
  const agent = navigator?.userAgent ?? '';
  if (!document) return 'none';
  if (document.documentMode || /Trident|MSIE|Edge\//.test(agent)) return 'trident';
  if (/Firefox\/\d/.test(agent)) return 'firefox';
  if (/Chrom(e|ium)\/\d/.test(agent)) return 'chromium';
  return /AppleWebKit/.test(agent) ? 'webkit' : 'unknown';
}

/** Chrome and Firefox, by engine and by what the SDK needs. Says the same as `browserEngine`, shorter. */
export const browserAccepted = ({ document, navigator, fetch, AbortController }: BrowserView): boolean =>
  !!fetch &&
  !!AbortController &&
  (!document ||
    (!document.documentMode && /^(?!.*Edge\/).*(Firefox|Chrom(e|ium))\/\d/.test(navigator?.userAgent ?? '')));
