import { Skeleton } from '@ca-portal/ui/skeleton';

/** As many rows as an office usually has queues, so that the content below hardly shifts when they load. */
export const ComingRows = () =>
  ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <li key={row}>
      <Skeleton width="60%" />
    </li>
  ));
