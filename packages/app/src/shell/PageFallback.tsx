import { Skeleton } from '@ca-portal/ui/skeleton';

/** What stands while a page's code loads: nothing at first, then quiet lines (design 5, Waiting). */
export function PageFallback() {
  return <Skeleton />;
}
