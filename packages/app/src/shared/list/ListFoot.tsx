import { Pagination } from '@ca-portal/ui/pagination';
import { Foot } from './ListCard.styles.js';

export interface ListFootProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination in the footer of a list card. Renders nothing when there is one page. A public list uses `ListPager`. */
export function ListFoot({ page, pageSize, total, onPage }: ListFootProps) {
  // When the page number is past the end (its last row was removed), it leads back to the rows that are left.
  if (total === 0 || (total <= pageSize && page === 1)) return null;
  return (
    <Foot>
      <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPage} />
    </Foot>
  );
}
