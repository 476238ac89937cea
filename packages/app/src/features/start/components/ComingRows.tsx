import { Skeleton } from '@ca-portal/ui/skeleton';

/** As many rows as an office usually has queues: what stands below them moves hardly when they come. */
export const ComingRows = () =>
  ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <li key={row}>
      <Skeleton width="60%" />
    </li>
  ));
