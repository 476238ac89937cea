import { ApiError } from '@ca-portal/api';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { Alert } from '@ca-portal/ui/alert';
import { Dialog } from '@ca-portal/ui/dialog';
import { Form, useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import { LockAct, LockPanel, useLock, usePin, type LockConnection } from '../../../lock/index.js';
import { AccountCode } from '../../../shared/account/index.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { useBindLock } from '../queries.js';

interface BindLockProps {
  /** The account's own phone number: the lock is bound to the account with this number. */
  mobilePhone: string;
  onClose: () => void;
}

/** 绑定CA锁: proves the lock by signing a challenge, and the account by a code to its phone (spec 7.4). */
export function BindLock({ mobilePhone, onClose }: BindLockProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const lock = useLock();
  const bind = useBindLock();
  const [problem, setProblem] = useState<string>();
  const pin = usePin({
    onLockError: lock.fail,
    onOther(thrown) {
      if (!(thrown instanceof ApiError)) return false;
      setProblem(refusalOf(thrown, () => undefined).text);
      return true;
    },
  });

  const submit = async (session: LockConnection, certificate: string, typed: string) => {
    setProblem(undefined);
    pin.forget();
    if (!(await form.trigger())) return;
    await pin.withPin(session, typed, async () => {
      const { challengeId, text } = await call(lockLogin, 'challenge', undefined, { quiet: true });
      const signature = await session.sign(text);
      const code = form.getValues('code').trim();
      await bind.mutateAsync({ body: { mobilePhone, code, challengeId, certificate, signature } });
      toaster.success('CA锁已绑定，以后可以用它登录。');
      onClose();
    });
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="绑定CA锁"
      description="请插入CA锁，输入验证码和CA锁密码。密码只在本机使用，不会上传。"
    >
      <Stack>
        {problem ? (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        ) : null}
        <Form form={form} onSubmit={() => false}>
          <AccountCode name="code" purpose="bind" />
        </Form>
        <LockPanel lock={lock}>
          {({ session, lock: facts }) => (
            <LockAct
              lock={facts}
              submitLabel="绑定"
              busyLabel="绑定中"
              problem={pin.problem}
              onPin={(typed) =>
                facts.certificate ? submit(session, facts.certificate.der, typed) : Promise.resolve()
              }
            />
          )}
        </LockPanel>
      </Stack>
    </Dialog>
  );
}
