import { Skeleton } from '@ca-portal/ui/skeleton';
import { useWaitPhase } from '../shared/time/index.js';
import { FallbackRoot, FallbackWords } from './PageFallback.styles.js';

const words = {
  none: '',
  late: '正在打开页面…',
  long: '打开比平时慢，可能是网络不稳定，一般 10 秒内完成。',
};

/** Shown while a page's code loads: nothing at first, then skeleton lines (design 5, Waiting). */
export function PageFallback() {
  return (
    <FallbackRoot aria-busy="true">
      <FallbackWords>{words[useWaitPhase(true)]}</FallbackWords>
      <Skeleton width="12em" height="var(--ca-fs-h2)" />
      <Skeleton width="min(28em, 100%)" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </FallbackRoot>
  );
}
