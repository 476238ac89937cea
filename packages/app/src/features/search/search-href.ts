export const searchPath = '/search';

/** The address of a search over the whole site. */
export const searchHref = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;
