import { Skeleton } from '@ca-portal/ui/skeleton';
import { RowList } from './RowList.styles.js';

interface RowListSkeletonProps {
  rows: number;
  /** CSS height of one row's content. */
  height: string;
}

/** Placeholder for a list that is loading, as high as the list. */
export function RowListSkeleton({ rows, height }: RowListSkeletonProps) {
  return (
    <RowList aria-busy="true">
      {Array.from({ length: rows }, (_, n) => (
        <li key={n}>
          <div data-part="row">
            <Skeleton height={height} />
          </div>
        </li>
      ))}
    </RowList>
  );
}
