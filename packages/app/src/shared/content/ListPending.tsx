import { Card } from '@ca-portal/ui/card';
import { LoadFailed, type LoadFailedProps } from '../failure/LoadFailed.js';
import { RowListSkeleton } from './RowListSkeleton.js';

interface ListPendingProps extends Omit<LoadFailedProps, 'query' | 'size'> {
  query: LoadFailedProps['query'] & { isError: boolean };
  /** CSS height of one row's content. */
  rowHeight: string;
  /** So many that what stands below the list does not jump. @default 8 */
  rows?: number;
}

/** A list without its first rows yet: on their way, or they could not be loaded. */
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
