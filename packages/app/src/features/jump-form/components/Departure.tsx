import { Button, LinkButton } from '@ca-portal/ui/button';
import { CountdownText } from '@ca-portal/ui/countdown-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { loginPath } from '../../../routing/guard.js';
import { useToken } from '../../../session/useSession.js';
import { loadFailedReason } from '../../../shell/load-failed-reason.js';
import { ticketAddress, type JumpTarget } from '../jump-target.js';
import { ticketFor } from '../queries.js';
import { JumpCard } from './JumpCard.js';
import { Refused } from './Refused.js';

type Known = Extract<JumpTarget, { kind: 'system' | 'page' }>;

interface DepartureProps {
  target: Known;
  /** Leaves this page for good: what follows is another system's. */
  leave: (address: URL) => void;
  onCancel: () => void;
}

/** Long enough to read where it goes and to stop it. */
const waitMs = 6_000;
const seconds = (left: number) => `${left} 秒`;

/** The way out: who is told what, where it leads, and time to think again. */
export function Departure({ target, leave, onCancel }: DepartureProps) {
  const loggedIn = useToken() !== null;
  const { links } = usePortalConfig();
  const { pathname, search } = useLocation();
  const [until] = useState(() => Date.now() + waitMs);
  const [stopped, stop] = useState(false);
  const withTicket = target.kind === 'system' && loggedIn;
  const handOver = useMutation({
    mutationFn: async () => {
      if (!withTicket) return target.address;
      return ticketAddress((await ticketFor(target.system)).url, target.system, links);
    },
    onSuccess: (address) => {
      if (address) leave(address);
    },
  });
  const go = () => {
    stop(true);
    handOver.mutate();
  };

  if (handOver.isSuccess && !handOver.data) return <Refused />;
  if (handOver.isError)
    return (
      <JumpCard
        icon="warning"
        tone="danger"
        title={`没有去成${target.name}`}
        actions={
          <>
            <Button variant="primary" onClick={() => handOver.mutate()}>
              重试
            </Button>
            <Button onClick={onCancel}>返回</Button>
          </>
        }
      >
        <p>{loadFailedReason(handOver.error, '您的登录不受影响')}</p>
      </JumpCard>
    );

  const asks = target.kind === 'system' && !loggedIn;
  return (
    <JumpCard
      icon="external"
      title={`正在跳转到${target.name}`}
      actions={
        <>
          {asks ? (
            <LinkButton variant="primary" href={loginPath(pathname + search)}>
              登录后前往
            </LinkButton>
          ) : null}
          <Button
            variant={asks ? 'secondary' : 'primary'}
            loading={handOver.isPending || handOver.isSuccess}
            loadingText="正在跳转"
            onClick={go}
          >
            {asks ? '不登录，直接打开' : '立即前往'}
          </Button>
          <Button
            variant="text"
            onClick={() => {
              stop(true);
              onCancel();
            }}
          >
            取消
          </Button>
        </>
      }
    >
      <p>
        即将离开本站，前往 <span data-part="address">{target.address.host}</span>。
        {withTicket
          ? '您的用户名、姓名、身份和单位信用代码会带到对方系统，用于登录；密码和证书不会。'
          : '您的信息不会带到对方系统。'}
      </p>
      {asks || stopped ? null : (
        <p>
          <CountdownText until={until} format={seconds} onEnd={go} /> 后自动前往。
        </p>
      )}
    </JumpCard>
  );
}
