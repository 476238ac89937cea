export const listPath = '/downloadCenter';
export const downloadHref = (id: string): string => `/downloadCenterDetail?id=${encodeURIComponent(id)}`;
