/**
 * URL of a file of the portal. The server gives it relative to the base path of its API (the client's default); other
 * addresses are unchanged.
 */
export const fileHref = (url: string): string => (url.startsWith('/common/') ? `/mh${url}` : url);
