import { isApiError } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';

interface FailedBlockProps {
  /** What is missing: 通知公告. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** One block that could not be loaded: what, why, 重试. The rest of the page does not notice. */
export function FailedBlock({ what, query }: FailedBlockProps) {
  const { error } = query;
  const told = isApiError(error) && error.kind === 'business' ? error.message.replace(/[。！]$/, '') : '';
  const reason = told || '可能是网络断开或服务器繁忙';
  return (
    <Empty
      role="alert"
      art="offline"
      size="sm"
      title={`${what}没有加载出来`}
      reason={`${reason}。页面其他内容不受影响，请重试。`}
      action={
        <Button
          size="sm"
          icon="refresh"
          loading={query.isFetching}
          aria-label={`重试，${what}`}
          onClick={() => void query.refetch()}
        >
          重试
        </Button>
      }
    />
  );
}
