import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { formatClock, formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStore } from '../tabs/tab-store.js';
import { connection } from './connection.js';
import { Bar } from './ConnectionNotices.styles.js';

/** A picture of a sum belongs to what is being typed: a new one would make that wrong. */
const isCaptcha = (key: readonly unknown[]) => key[0] === 'session' && key[1] === 'captcha';

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();
const momentOf = (at: number) => (isToday(at) ? formatClock(at) : formatDateTime(at).slice(0, 16));

function Offline() {
  const { pathname } = useLocation();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    await connection.look();
    setLooking(false);
  };
  return (
    <Alert
      tone="warning"
      live
      title={`网络已断开，正在显示 ${momentOf(connection.contentTime(pathname))} 的内容`}
      action={
        <Button size="sm" loading={looking} loadingText="正在重试" onClick={() => void look()}>
          重试
        </Button>
      }
    >
      您可以继续查看。提交、支付和写入锁要等网络恢复后再办理。
    </Alert>
  );
}

function NewVersion() {
  const { visitedViews } = useSyncExternalStore(tabStore.subscribe, tabStore.get);
  const [later, setLater] = useState(false);
  if (later) return null;
  const unsaved = visitedViews.filter(({ dirty }) => dirty);
  return (
    <Alert
      tone="info"
      live
      title="有新版本"
      action={
        <>
          <Button size="sm" variant="text" onClick={() => setLater(true)}>
            稍后
          </Button>
          {unsaved.length > 0 ? null : (
            <Button
              size="sm"
              variant="primary"
              icon={<Icon name="refresh" />}
              onClick={() => window.location.reload()}
            >
              刷新
            </Button>
          )}
        </>
      }
    >
      {unsaved.length > 0
        ? `${unsaved.map(({ title }) => `“${title}”`).join('、')}里还有没保存的内容，请保存后再刷新页面。`
        : '刷新页面就能使用，约 3 秒。'}
    </Alert>
  );
}

/** What a frame says about network and release. */
export function ConnectionNotices() {
  const { network, outdated } = useSyncExternalStore(connection.subscribe, connection.get);
  const queries = useQueryClient();
  useEffect(() => {
    if (network !== 'back') return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !isCaptcha(queryKey) });
  }, [network, queries]);
  return (
    <Bar>
      {network === 'gone' ? <Offline /> : null}
      {network === 'back' ? <Alert tone="success" live title="网络已恢复，内容已更新" /> : null}
      {outdated && network !== 'gone' ? <NewVersion /> : null}
    </Bar>
  );
}
