/** The engine behind the browser's name: Edge, 360, QQ and the like are `chromium`; IE mode is `trident`. */
export type BrowserEngine = 'chromium' | 'firefox' | 'webkit' | 'trident' | 'unknown' | 'none';

interface BrowserView {
  navigator?: { userAgent?: string } | undefined;
  document?: { documentMode?: number } | undefined;
  fetch?: unknown;
  AbortController?: unknown;
}

/** Decided by engine, never by brand. `none` is Node, where no browser rule applies. */
export function browserEngine(view: BrowserView): BrowserEngine {
  if (!view.document) return 'none';
  const agent = view.navigator?.userAgent ?? '';
  if (view.document.documentMode || /Trident|MSIE|Edge\//.test(agent)) return 'trident';
  if (/Firefox\/\d/.test(agent)) return 'firefox';
  if (/Chrom(e|ium)\/\d/.test(agent)) return 'chromium';
  return /AppleWebKit/.test(agent) ? 'webkit' : 'unknown';
}

/** Spec section 8: Chrome and Firefox; by engine and by what the SDK needs. */
export function browserAccepted(view: BrowserView): boolean {
  const capable = typeof view.fetch === 'function' && typeof view.AbortController === 'function';
  return capable && /none|chromium|firefox/.test(browserEngine(view));
}
