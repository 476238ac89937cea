import { Button, LinkButton } from '@ca-portal/ui/button';
import { CountdownText } from '@ca-portal/ui/countdown-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { loginPath } from '../../../routing/guard.js';
import { useToken } from '../../../session/useSession.js';
import { loadFailedReason } from '../../../shared/failure/index.js';
import { ticketAddress, type JumpSystem, type JumpTarget } from '../jump-target.js';
import { addressFor } from '../queries.js';
import { JumpCard } from './JumpCard.js';
import { Refused } from './Refused.js';

type Known = Extract<JumpTarget, { kind: 'system' | 'page' }>;

interface DepartureProps {
  target: Known;
  /** Leaves this page for another system. */
  leave: (address: URL) => void;
  onCancel: () => void;
}

/** Long enough to read the target and to cancel. */
const waitMs = 6_000;
const seconds = (left: number) => `${left} 秒`;

const told = (system: JumpSystem) =>
  system === 'exam'
    ? '您的姓名、证件号、手机号和单位会加密后带到对方系统，用于报考；没有登记证件号的，打开普通登录页。'
    : '您的用户名、姓名、身份和单位信用代码会带到对方系统，用于登录；密码和证书不会。';

/** The departure: who gets which data, the target, and time to cancel. */
export function Departure({ target, leave, onCancel }: DepartureProps) {
  const loggedIn = useToken() !== null;
  const config = usePortalConfig();
  const { pathname, search } = useLocation();
  const [until] = useState(() => Date.now() + waitMs);
  const [stopped, stop] = useState(false);
  const withTicket = target.kind === 'system' && loggedIn;
  const handOver = useMutation({
    mutationFn: async () => {
      if (!withTicket) return target.address;
      const written = await addressFor(target.system, config);
      return written === undefined ? target.address : ticketAddress(written, target.system, config.links);
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
            {/* Its own login is public: a failure of our server must not block it. */}
            <Button onClick={() => leave(target.address)}>不带信息，直接打开</Button>
            <Button variant="text" onClick={onCancel}>
              返回
            </Button>
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
        {withTicket ? told(target.system) : '您的信息不会带到对方系统。'}
      </p>
      {asks || stopped ? null : (
        <p>
          <CountdownText until={until} format={seconds} onEnd={go} /> 后自动前往。
        </p>
      )}
    </JumpCard>
  );
}
