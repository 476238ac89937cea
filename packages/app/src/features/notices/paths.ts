export const listPath = '/proclamation';
export const noticeHref = (id: number): string => `/proclamationDetial?id=${id}`;
