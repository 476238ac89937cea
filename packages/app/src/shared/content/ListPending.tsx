import { Card } from '@ca-portal/ui/card';
import { LoadFailed, type LoadFailedProps } from '../failure/index.js';
import { RowListSkeleton } from './RowListSkeleton.js';

interface ListPendingProps extends Omit<LoadFailedProps, 'query' | 'size'> {
  query: LoadFailedProps['query'] & { isError: boolean };
  /** CSS height of one row's content. */
  rowHeight: string;
  /** Enough rows that the content below the list does not jump. @default 8 */
  rows?: number;
}

/** A list whose first rows are not there: loading or failed. */
export function ListPending({ query, rowHeight, rows = 8, ...failed }: ListPendingProps) {
  return (
    <Card padding="none">
      {query.isError ? (
        <LoadFailed {...failed} query={query} />
      ) : (
        <RowListSkeleton rows={rows} height={rowHeight} />
      )}
    </Card>
  );
}
