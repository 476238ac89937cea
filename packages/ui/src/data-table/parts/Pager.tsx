import { Pagination } from '../../pagination/Pagination.js';
import { Pager as DrawnPager } from '../DataTableBars.styles.js';
import { useDataTableModel } from './Root.js';

export interface PagerProps {
  /** Offered page sizes. @default Pagination's */
  pageSizes?: readonly number[] | undefined;
}

/** The pagination of the query; nothing where all rows fit on one page. */
export function Pager({ pageSizes }: PagerProps) {
  const { query, change, count, page } = useDataTableModel();
  if (query.pageSize <= 0 || count <= 0) return null;
  return (
    <DrawnPager>
      <Pagination
        page={page}
        pageSize={query.pageSize}
        total={count}
        pageSizes={pageSizes}
        onPageChange={(next) => change({ page: next }, 'page')}
        onPageSizeChange={(pageSize) => change({ pageSize }, 'page-size')}
      />
    </DrawnPager>
  );
}
