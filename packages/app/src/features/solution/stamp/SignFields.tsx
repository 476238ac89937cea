import type { LockError } from '@ca-portal/ca-lock-sdk';
import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { LockAct, usePin, type LockConnection, type LockFacts } from '../../../lock/index.js';
import { stampFailure } from './stamp-failure.js';
import type { Stamped, Stamping } from './stamp-engine.js';

interface SignFieldsProps {
  session: LockConnection;
  lock: LockFacts;
  /** Undefined while nothing is placed. */
  order: Stamping | undefined;
  /** The next signer by the plan in the file. */
  next: string | undefined;
  onStamped: (stamped: Stamped) => void;
  onLockError: (error: LockError) => void;
}

/** Compares the expiry (Beijing wall-clock text of the lock) with the server's clock. */
const isOver = (notAfter: string) => Date.parse(`${notAfter.replace(' ', 'T')}+08:00`) <= serverClock.now();

/** The PIN and the sign button; placed seals stay after an error. */
export function SignFields({ session, lock, order, next, onStamped, onLockError }: SignFieldsProps) {
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const pin = usePin({
    onLockError,
    onOther(thrown) {
      const known = stampFailure(thrown);
      if (known) setFailure(known);
      return known !== undefined;
    },
  });
  const { certificate } = lock;
  if (!certificate) {
    return (
      <Alert tone="warning" title="锁里没有证书">
        请换一把写好证书的锁，再检测一次。
      </Alert>
    );
  }
  const over = isOver(certificate.notAfter);
  const sign = async (typed: string) => {
    pin.forget();
    setFailure(undefined);
    if (!order) return setFailure({ title: '还没有放印章', text: '请先把印章放到页面上，再签章。' });
    if (isOver(certificate.notAfter)) {
      return setFailure({ title: '证书已过期', text: '签出来也是无效的。请先办理延期，再签章。' });
    }
    await pin.withPin(session, typed, async () => {
      const { stamp } = await import('./stamp-engine.js');
      const signBytes = (bytes: string) => session.signBytes(bytes);
      onStamped(await stamp(order, { ...certificate, signBytes }));
    });
  };
  return (
    <LockAct
      lock={lock}
      before={
        <>
          {over ? (
            <Alert tone="danger" title="证书已过期">
              不能再用这把锁签章。请先办理延期，或换一把锁。
            </Alert>
          ) : null}
          {next && next !== certificate.holderName ? (
            <Alert tone="warning" title="还没轮到您">
              签署顺序的下一位是{next}。您现在签，文件里会看得出没有按顺序。
            </Alert>
          ) : null}
          {failure ? (
            <Alert tone="danger" live title={failure.title}>
              {failure.text}
            </Alert>
          ) : null}
        </>
      }
      submitLabel="签章"
      busyLabel="正在签章，请勿拔锁"
      problem={pin.problem}
      onPin={sign}
    >
      <p>
        签完文件不能再改，要改只能重签。平台接入时间戳服务的，只把签名的摘要送去取时间；没有接入或没有取到的，时间由这台电脑提供。
      </p>
    </LockAct>
  );
}
