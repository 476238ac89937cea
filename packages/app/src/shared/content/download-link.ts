const newTab = { target: '_blank', rel: 'noopener' } as const;

/** What a file's row says of where its own page opens. */
export type OpenMode = 'tab' | 'inside';

/**
 * How the page of a file is linked: in a new tab of the browser, or inside (spec 2.3 and 2.11). Home and site search,
 * whose rows do not say which, go by the articles that the spec names: 24 opens inside, 18 and the others do not.
 */
export const downloadLink = (id: string, openMode: OpenMode = id === '24' ? 'inside' : 'tab') => ({
  href: `/downloadCenterDetail?id=${encodeURIComponent(id)}`,
  ...(openMode === 'tab' ? newTab : {}),
});

/** Ends a link's name where it leaves the current page alone. */
export const inNewWindow = '（在新窗口打开）';
