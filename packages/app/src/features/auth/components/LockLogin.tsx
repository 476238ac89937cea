import { ApiError, isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useState } from 'react';
import {
  LockAct,
  LockPanel,
  useLock,
  usePin,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { usePortalConfig } from '../../../config/config.js';
import { failureOf, type Failure } from '../failure.js';
import { lockChallenge, logInByLock } from '../queries.js';
import { ExpiryNote } from './ExpiryNote.js';
import { FailureAlert } from './FailureAlert.js';
import { LockStack } from './LoginForm.styles.js';
import type { LoginTabProps } from './PasswordLogin.js';
import { Icon } from '@ca-portal/ui/icon';

/** Refusals that need another account; another try does not help. */
const otherAccount: readonly number[] = [
  errorCodes.certificateExpired,
  errorCodes.certificateRevoked,
  errorCodes.certificateUntrusted,
  errorCodes.certificateUnbound,
];

async function signIn(session: LockConnection, certificate: string): Promise<string> {
  const { challengeId, text } = await lockChallenge();
  const signature = await session.sign(text);
  return (await logInByLock({ challengeId, certificate, signature })).token;
}

/** CA锁登录: the lock signs the portal's challenge; the PIN is only sent to the lock. */
export function LockLogin({ onSend, onToken, onOtherWay }: LoginTabProps) {
  const { sms: hasSms } = usePortalConfig();
  const lock = useLock();
  const [failure, setFailure] = useState<Failure>();
  const [otherWay, setOtherWay] = useState(false);
  const pin = usePin({
    onLockError: lock.fail,
    onOther(thrown) {
      if (!(thrown instanceof ApiError)) return false;
      setOtherWay(otherAccount.some((code) => isApiError(thrown, code)));
      setFailure(failureOf(thrown, '没有登录成功'));
      return true;
    },
  });
  const forget = () => {
    pin.forget();
    setFailure(undefined);
    setOtherWay(false);
  };
  const control = {
    ...lock,
    check: () => {
      forget();
      lock.check();
    },
  };

  const submit = async (session: LockConnection, { certificate }: LockFacts, typed: string) => {
    if (!certificate) return;
    forget();
    onSend?.();
    await pin.withPin(session, typed, async () => onToken(await signIn(session, certificate.der)));
  };

  const ways = (
    <>
      {hasSms ? <Button onClick={() => onOtherWay('sms')}>短信登录</Button> : null}
      <Button variant="text" onClick={() => onOtherWay('password')}>
        密码登录
      </Button>
    </>
  );
  return (
    <LockStack>
      <LockPanel lock={control} problemActions={() => ways}>
        {({ session, lock: facts }) => (
          <>
            <LockAct
              lock={facts}
              before={
                <>
                  {facts.certificate ? <ExpiryNote notAfter={facts.certificate.notAfter} /> : null}
                  {facts.unread.length > 0 ? (
                    <Alert tone="warning" title={`有 ${facts.unread.length} 项没有读到，不影响登录`}>
                      {facts.unread.join('；')}
                    </Alert>
                  ) : null}
                  <FailureAlert
                    failure={failure}
                    ways={
                      otherWay ? (
                        <Button size="sm" onClick={() => onOtherWay('password')}>
                          用账号登录
                        </Button>
                      ) : undefined
                    }
                  />
                </>
              }
              submitLabel="登录"
              busyLabel="登录中"
              problem={pin.problem}
              onPin={(pin) => submit(session, facts, pin)}
            />
            <Button variant="text" icon={<Icon name="refresh" />} onClick={control.check}>
              换一把锁，重新检测
            </Button>
          </>
        )}
      </LockPanel>
    </LockStack>
  );
}
