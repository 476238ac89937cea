/** False where the browser, or the host's sandbox, has no `matchMedia`. */
export const mediaMatches = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false;

/** The same width as in the media queries of the styles. */
export const isPhone = (): boolean => mediaMatches('(max-width: 767.98px)');
