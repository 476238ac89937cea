const newTab = { target: '_blank', rel: 'noopener' } as const;

/** What a file's row says about where its page opens. */
export type OpenMode = 'tab' | 'inside';

/**
 * Link to the page of a file: in a new browser tab or in the portal (spec 2.3 and 2.11). Rows of home and site search
 * do not say which, so they follow the spec's examples: 24 opens in the portal, 18 and the others do not.
 */
export const downloadLink = (id: string, openMode: OpenMode = id === '24' ? 'inside' : 'tab') => ({
  href: `/downloadCenterDetail?id=${encodeURIComponent(id)}`,
  ...(openMode === 'tab' ? newTab : {}),
});

/** Suffix of the link's name where the link opens a new browser tab. */
export const inNewWindow = '（在新窗口打开）';
