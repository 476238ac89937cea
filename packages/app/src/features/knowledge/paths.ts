export const listPath = '/knowledge';
export const articleHref = (id: number): string => `/knowledgeDetail?id=${id}`;
