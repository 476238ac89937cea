/** Rows to leave out before a page; pages count from 1. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }): number => (page - 1) * limit;
