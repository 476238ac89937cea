import { formatBeijing } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useState } from 'react';
import { serverClock } from '../../api/server-clock.js';
import type { Connection } from './connection.js';

/** Day and minute, formatted by hand like API times: a date library would be the largest part of this chunk. */
const minuteOf = (at: number) =>
  formatBeijing(new Date(at))
    .replace(/:\d\d$/, '')
    .split(' ');

function momentOf(at: number): string {
  const [day, clock] = minuteOf(at);
  return day === minuteOf(serverClock.now())[0] ? `${clock}` : `${day} ${clock}`;
}

export interface NetworkNoticeProps {
  network: Connection['network'];
  /** Time of the cached content, epoch milliseconds; undefined where none is known to be cached. */
  contentAt: number | undefined;
  onRetry: () => Promise<unknown>;
}

/** Says that the network is gone, how old the content is, and what waits; and for a moment that the network is back. */
export function NetworkNotice({ network, contentAt, onRetry }: NetworkNoticeProps) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  if (network === 'there') return null;
  if (network === 'back') return <Alert tone="success" live title="网络已恢复，内容已更新" />;
  return (
    <Alert
      tone="warning"
      live
      title={contentAt === undefined ? '网络已断开' : `网络已断开，正在显示 ${momentOf(contentAt)} 的内容`}
      action={
        <Button size="sm" loading={trying} loadingText="正在重试" onClick={() => void retry()}>
          重试
        </Button>
      }
    >
      您可以继续查看。提交、支付和写入锁要等网络恢复后再办理。
    </Alert>
  );
}
