import type { LockError } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import {
  asLockError,
  LockIdentity,
  PinForm,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { stampFailure } from './stamp-failure.js';
import type { Stamped, Stamping } from './stamp-engine.js';

interface SignFieldsProps {
  session: LockConnection;
  lock: LockFacts;
  /** Undefined while nothing is placed. */
  order: Stamping | undefined;
  onStamped: (stamped: Stamped) => void;
  onLockError: (error: LockError) => void;
}

/** Beijing wall-clock text of the lock, against the server's clock. */
const isOver = (notAfter: string) => Date.parse(`${notAfter.replace(' ', 'T')}+08:00`) <= serverClock.now();

/** The PIN and the signature; what is placed stays where it is when something fails. */
export function SignFields({ session, lock, order, onStamped, onLockError }: SignFieldsProps) {
  const [problem, setProblem] = useState<{ message: string; remainingTries: number | undefined }>();
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const { certificate } = lock;
  if (!certificate) {
    return (
      <Alert tone="warning" title="锁里没有证书">
        请换一把写好证书的锁，再检测一次。
      </Alert>
    );
  }
  const over = isOver(certificate.notAfter);
  const sign = async (pin: string) => {
    setProblem(undefined);
    setFailure(undefined);
    if (!order) return setFailure({ title: '还没有放印章', text: '请先把印章放到页面上，再签章。' });
    if (isOver(certificate.notAfter)) {
      return setFailure({ title: '证书已过期', text: '签出来也是无效的。请先办理延期，再签章。' });
    }
    try {
      await session.checkPin(pin);
      const { stamp } = await import('./stamp-engine.js');
      onStamped(await stamp(order, session, certificate));
    } catch (thrown) {
      const known = stampFailure(thrown);
      if (known) return setFailure(known);
      const error = asLockError(thrown);
      if (error.code !== 'pin-wrong' && error.code !== 'pin-invalid-length') return onLockError(error);
      const { title, next } = lockMessage(error);
      setProblem({ message: `${title}。${next}`, remainingTries: error.remainingTries });
    }
  };
  return (
    <>
      <LockIdentity lock={lock} />
      {over ? (
        <Alert tone="danger" title="证书已过期">
          不能再用这把锁签章。请先办理延期，或换一把锁。
        </Alert>
      ) : null}
      {failure ? (
        <Alert tone="danger" live title={failure.title}>
          {failure.text}
        </Alert>
      ) : null}
      <PinForm
        submitLabel="签章"
        busyLabel="正在签章，请勿拔锁"
        problem={problem}
        remainingTries={lock.pin?.remainingTries}
        onPin={sign}
      >
        <p>签完文件不能再改，要改只能重签。签章时间由这台电脑提供。</p>
      </PinForm>
    </>
  );
}
