import { Card } from '@ca-portal/ui/card';
import { LoadFailed, type LoadFailedProps } from '../LoadFailed.js';
import { RowListSkeleton } from './RowListSkeleton.js';

interface ListPendingProps extends Omit<LoadFailedProps, 'query' | 'size'> {
  query: LoadFailedProps['query'] & { isError: boolean };
  /** CSS height of one row's content. */
  rowHeight: string;
}

/** A list without its first rows yet: on their way, or they could not be loaded. */
export function ListPending({ query, rowHeight, ...failed }: ListPendingProps) {
  return (
    <Card padding="none">
      {query.isError ? (
        <LoadFailed {...failed} query={query} />
      ) : (
        <RowListSkeleton rows={6} height={rowHeight} />
      )}
    </Card>
  );
}
