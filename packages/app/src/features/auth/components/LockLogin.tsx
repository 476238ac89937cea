import { ApiError, isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useState } from 'react';
import {
  asLockError,
  LockIdentity,
  LockPanel,
  PinForm,
  useLock,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { failureOf, type Failure } from '../failure.js';
import { lockChallenge, logInByLock } from '../queries.js';
import { ExpiryNote } from './ExpiryNote.js';
import { FailureAlert } from './FailureAlert.js';
import { LockStack } from './LoginForm.styles.js';
import type { LoginTabProps } from './PasswordLogin.js';
import { Icon } from '@ca-portal/ui/icon';

/** Refusals after which another account, not another try, is the way on. */
const otherAccount: readonly number[] = [
  errorCodes.certificateExpired,
  errorCodes.certificateRevoked,
  errorCodes.certificateUntrusted,
  errorCodes.certificateUnbound,
];
const pinErrors = ['pin-wrong', 'pin-invalid-length'];

async function signIn(session: LockConnection, certificate: string, pin: string): Promise<string> {
  await session.checkPin(pin);
  const { challengeId, text } = await lockChallenge();
  const signature = await session.sign(text);
  return (await logInByLock({ challengeId, certificate, signature })).token;
}

/** CA锁登录: the lock signs the portal's challenge; the PIN goes to the lock and nowhere else. */
export function LockLogin({ onSend, onToken, onOtherWay }: LoginTabProps) {
  const lock = useLock();
  const [pinProblem, setPinProblem] = useState<{ message: string; tries: number | undefined }>();
  const [failure, setFailure] = useState<Failure>();
  const [otherWay, setOtherWay] = useState(false);
  const forget = () => {
    setPinProblem(undefined);
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

  const refuse = (thrown: unknown) => {
    if (thrown instanceof ApiError) {
      setOtherWay(otherAccount.some((code) => isApiError(thrown, code)));
      return setFailure(failureOf(thrown, '没有登录成功'));
    }
    const error = asLockError(thrown);
    if (!pinErrors.includes(error.code)) return lock.fail(error);
    const { title, next } = lockMessage(error);
    setPinProblem({ message: `${title}。${next}`, tries: error.remainingTries });
  };
  const submit = async (session: LockConnection, { certificate }: LockFacts, pin: string) => {
    if (!certificate) return;
    forget();
    onSend?.();
    try {
      onToken(await signIn(session, certificate.der, pin));
    } catch (error) {
      refuse(error);
    }
  };

  const ways = (
    <>
      <Button onClick={() => onOtherWay('sms')}>短信登录</Button>
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
            <LockIdentity lock={facts} />
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
            <PinForm
              submitLabel="登录"
              busyLabel="登录中"
              problem={pinProblem}
              remainingTries={facts.pin?.remainingTries}
              onPin={(pin) => submit(session, facts, pin)}
            >
              {pinProblem?.tries !== undefined && pinProblem.tries <= 3 ? (
                <p data-part="why">建议先停下来，核对大小写和输入法。次数用完后锁会被锁死。</p>
              ) : null}
            </PinForm>
            <Button variant="text" icon={<Icon name="refresh" />} onClick={control.check}>
              换一把锁，重新检测
            </Button>
          </>
        )}
      </LockPanel>
    </LockStack>
  );
}
