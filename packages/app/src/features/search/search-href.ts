export const searchPath = '/search';

/** The address of a search of the whole site. */
export const searchHref = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;
