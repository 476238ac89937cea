import { Pagination } from '@ca-portal/ui/pagination';

interface ListPagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pages of a list that fills the window: the next one begins at its top. Nothing where one page holds all. */
export function ListPager({ page, pageSize, total, onPage }: ListPagerProps) {
  // Beyond the end, after the last row of a page has gone, it is the way back to what is left.
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
