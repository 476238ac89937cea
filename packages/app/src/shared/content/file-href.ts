/**
 * Where a file of the portal is fetched. The server names it below the mount point of its calls (the client's default);
 * other addresses stay as they are.
 */
export const fileHref = (url: string): string => (url.startsWith('/common/') ? `/mh${url}` : url);
