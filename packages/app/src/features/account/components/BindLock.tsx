import { ApiError } from '@ca-portal/api';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';
import { Dialog } from '@ca-portal/ui/dialog';
import { Form, useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import {
  asLockError,
  LockIdentity,
  LockPanel,
  PinForm,
  useLock,
  type LockConnection,
} from '../../../lock/index.js';
import { AccountCode } from '../../../shared/account/AccountCode.js';
import { refusalOf } from '../../../shared/failure/refusal.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { useBindLock } from '../queries.js';

const pinErrors = ['pin-wrong', 'pin-invalid-length'];

interface BindLockProps {
  /** The account's own number: the lock is bound to the account that has it. */
  mobilePhone: string;
  onClose: () => void;
}

/** 绑定CA锁: the lock proves itself by signing a challenge, the account by a code to its phone (spec 7.4). */
export function BindLock({ mobilePhone, onClose }: BindLockProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const lock = useLock();
  const bind = useBindLock();
  const [problem, setProblem] = useState<string>();
  const [pinProblem, setPinProblem] = useState<{ message: string; remainingTries: number | undefined }>();

  const submit = async (session: LockConnection, certificate: string, pin: string) => {
    setProblem(undefined);
    setPinProblem(undefined);
    if (!(await form.trigger())) return;
    try {
      await session.checkPin(pin);
      const { challengeId, text } = await call(lockLogin, 'challenge', undefined, { quiet: true });
      const signature = await session.sign(text);
      const code = form.getValues('code').trim();
      await bind.mutateAsync({ body: { mobilePhone, code, challengeId, certificate, signature } });
      toaster.success('CA锁已绑定，以后可以用它登录。');
      onClose();
    } catch (thrown) {
      if (thrown instanceof ApiError) return setProblem(refusalOf(thrown, () => undefined).text);
      const error = asLockError(thrown);
      if (!pinErrors.includes(error.code)) return lock.fail(error);
      const { title, next } = lockMessage(error);
      setPinProblem({ message: `${title}。${next}`, remainingTries: error.remainingTries });
    }
    return undefined;
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="绑定CA锁"
      description="请插入CA锁，输入短信验证码和CA锁密码。密码只在本机使用，不会上传。"
    >
      <Stack>
        {problem ? (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        ) : null}
        <Form form={form} onSubmit={() => false}>
          <AccountCode name="code" purpose="bind" label="短信验证码" />
        </Form>
        <LockPanel lock={lock}>
          {({ session, lock: facts }) => (
            <>
              <LockIdentity lock={facts} />
              <PinForm
                submitLabel="绑定"
                busyLabel="绑定中"
                problem={pinProblem}
                remainingTries={facts.pin?.remainingTries}
                onPin={(pin) =>
                  facts.certificate ? submit(session, facts.certificate.der, pin) : Promise.resolve()
                }
              />
            </>
          )}
        </LockPanel>
      </Stack>
    </Dialog>
  );
}
