import { Pagination } from '@ca-portal/ui/pagination';

interface ListPagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/**
 * Pagination of a list that fills the window: the next page begins at its top. Renders nothing when there is one page.
 */
export function ListPager({ page, pageSize, total, onPage }: ListPagerProps) {
  // When the page number is past the end (its last row was removed), it leads back to the rows that are left.
  if (total === 0 || (total <= pageSize && page === 1)) return null;
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={(next) => {
        onPage(next);
        window.scrollTo(0, 0);
      }}
    />
  );
}
