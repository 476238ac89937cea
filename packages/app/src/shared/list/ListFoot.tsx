import { Pagination } from '@ca-portal/ui/pagination';
import { Foot } from './ListCard.styles.js';

export interface ListFootProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The pages of a list, at the foot of its card. Nothing where one page holds all. A public list has `ListPager`. */
export function ListFoot({ page, pageSize, total, onPage }: ListFootProps) {
  // Beyond the end, after the last row of a page has gone, it is the way back to what is left.
  if (total === 0 || (total <= pageSize && page === 1)) return null;
  return (
    <Foot>
      <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPage} />
    </Foot>
  );
}
