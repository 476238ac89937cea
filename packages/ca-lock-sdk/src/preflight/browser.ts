/** The engine of the browser: Edge, 360, QQ and others are `chromium`; IE mode is `trident`. */
export type BrowserEngine = 'chromium' | 'firefox' | 'webkit' | 'trident' | 'unknown' | 'none';

/** The parts of the global object that identify an engine. */
export interface BrowserView {
  navigator?: { userAgent?: string } | undefined;
  document?: { documentMode?: number } | undefined;
  fetch?: unknown;
  AbortController?: unknown;
}

/** Depends on the engine, never on the brand. `none` is Node, without browser rules. */
export function browserEngine({ document, navigator }: BrowserView): BrowserEngine {
  const agent = navigator?.userAgent ?? '';
  if (!document) return 'none';
  if (document.documentMode || /Trident|MSIE|Edge\//.test(agent)) return 'trident';
  if (/Firefox\/\d/.test(agent)) return 'firefox';
  if (/Chrom(e|ium)\/\d/.test(agent)) return 'chromium';
  return /AppleWebKit/.test(agent) ? 'webkit' : 'unknown';
}

/** Detects Chrome and Firefox by engine and required features. Same result as `browserEngine`, but shorter. */
export const browserAccepted = ({ document, navigator, fetch, AbortController }: BrowserView): boolean =>
  !!fetch &&
  !!AbortController &&
  (!document ||
    (!document.documentMode && /^(?!.*Edge\/).*(Firefox|Chrom(e|ium))\/\d/.test(navigator?.userAgent ?? '')));
