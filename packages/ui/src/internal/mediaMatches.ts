/** False where the browser, or the host's sandbox, has no `matchMedia`. */
export const mediaMatches = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false;

/** Same width as the media queries of the style sheets. */
export const isPhone = (): boolean => mediaMatches('(max-width: 767.98px)');
