import type { LockError } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';
import { ErrorSummary, Field, Form, useForm } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { usePortalConfig } from '../../config/config.js';
import { useToken } from '../../session/useSession.js';
import { NewPinFields } from './NewPinFields.js';
import type { PinFormProps } from './PinChangeForm.js';
import { SendUnlockCode } from '../../shared/ordering/index.js';
import { PinActions } from './PinActions.js';
import { Stack } from './PinDialog.styles.js';
import { usePinDeed } from './usePinDeed.js';

const ofTheCode = ['unlock-code-wrong', 'unlock-code-spent'];

/** 解锁: the unlock code from the administrator, and a new PIN. `locked` says why the user is here. */
export function PinUnlockForm({
  session,
  lock,
  locked,
  onBusyChange,
  onDone,
  onCancel,
  onFail,
}: PinFormProps & { locked: boolean }) {
  const { hotline, sms } = usePortalConfig();
  const loggedIn = useToken() !== null;
  const form = useForm({ defaultValues: { code: '', next: '', again: '' } });
  const refuse = (error: LockError) => {
    const { title, next } = lockMessage(error);
    const left = error.remainingTries ? `还可尝试 ${error.remainingTries} 次。` : '';
    if (ofTheCode.includes(error.code)) form.setError('code', { message: `${title}。${left}${next}` });
    else if (error.code === 'pin-weak') form.setError('next', { message: `${title}。` });
    else onFail(error);
  };
  const { busy, run } = usePinDeed({ onBusyChange, onDone, refuse });
  return (
    <Form form={form} onSubmit={({ code, next }) => run(() => session.unlockPin(code.trim(), next))}>
      <Stack>
        {locked ? (
          <Alert live tone="danger" title="密码连续输错，锁已锁死">
            证书没有丢失，解锁后继续用，不用补办，也不花钱。
          </Alert>
        ) : null}
        <ErrorSummary />
        {/* Above the fields: an empty field shows its error below itself, which would move the button while it is
            pressed. */}
        {lock.certificate && loggedIn ? (
          <SendUnlockCode serialNumber={lock.certificate.serialNumber} />
        ) : null}
        <Field
          name="code"
          label="解锁码"
          required="请输入解锁码。"
          hint={`${sms ? '由短信发到预留手机；收不到时' : '由管理员核实身份后发放：'}请拨打 ${hotline.phone}，或带身份证和锁到服务网点。`}
        >
          <PasswordInput autoComplete="off" maxLength={32} data-1p-ignore="" />
        </Field>
        <NewPinFields />
        <PinActions busy={busy} working="正在解锁" submit="解锁并设新密码" onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
