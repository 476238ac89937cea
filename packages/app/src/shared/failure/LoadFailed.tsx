import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { loadFailedReason } from './load-failed-reason.js';
import { Icon } from '@ca-portal/ui/icon';

export interface LoadFailedProps {
  /** What is missing: 通知公告. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What the failure did not change: 您的选择还在, 没有扣款. */
  unharmed?: string;
  /** `md` where it is the only content of the page. @default 'sm' */
  size?: 'sm' | 'md';
}

/** One block that failed to load: what, why, and 重试 for this block alone. The rest of the page is not affected. */
export function LoadFailed({ what, query, unharmed, size = 'sm' }: LoadFailedProps) {
  return (
    <Empty
      role="alert"
      art="offline"
      size={size}
      title={`${what}没有加载出来`}
      reason={loadFailedReason(query.error, unharmed)}
      action={
        <Button
          size={size}
          icon={<Icon name="refresh" />}
          loading={query.isFetching}
          loadingText="正在重试"
          // Several blocks may fail at once: screen readers must be able to tell their buttons apart.
          aria-label={`${query.isFetching ? '正在重试' : '重试'}，${what}`}
          onClick={() => void query.refetch()}
        >
          重试
        </Button>
      }
    />
  );
}
