import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { FallbackRoot } from './PageFallback.styles.js';

/** What stands while a page's code loads: nothing at first, then quiet lines (design 5, Waiting). */
export function PageFallback() {
  return (
    <FallbackRoot aria-busy="true">
      <HiddenText as="output">加载中…</HiddenText>
      <Skeleton width="12em" height="var(--ca-fs-h2)" />
      <Skeleton width="min(28em, 100%)" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </FallbackRoot>
  );
}
