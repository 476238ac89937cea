import type { LockError } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Alert } from '@ca-portal/ui/alert';
import { ErrorSummary, Field, Form, useForm } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useState } from 'react';
import type { LockFacts } from '../facts.js';
import type { LockConnection } from '../sdk.js';
import { NewPinFields } from './NewPinFields.js';
import { PinActions } from './PinActions.js';
import { Stack } from './PinDialog.styles.js';
import { usePinDeed } from './usePinDeed.js';

/** From this number of tries on, the user should stop rather than guess. */
const few = 3;
const ofTheNewPin = ['pin-weak', 'pin-unchanged'];
const ofThePresentPin = ['pin-wrong', 'pin-invalid-length'];

export interface PinFormProps {
  session: LockConnection;
  lock: LockFacts;
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
  /** Errors that another PIN cannot fix: the lock was removed, the driver has ended. */
  onFail: (error: LockError) => void;
}

/** 修改CA锁密码: the current PIN and the new one in one form. A locked PIN calls `onLocked`. */
export function PinChangeForm({
  session,
  lock,
  onBusyChange,
  onDone,
  onCancel,
  onFail,
  onLocked,
}: PinFormProps & { onLocked: () => void }) {
  const form = useForm({ defaultValues: { present: '', next: '', again: '' } });
  const [tries, setTries] = useState(lock.pin?.remainingTries);
  const refuse = (error: LockError) => {
    const { title } = lockMessage(error);
    if (error.code === 'pin-locked') return onLocked();
    if (ofTheNewPin.includes(error.code)) return form.setError('next', { message: `${title}。` });
    if (!ofThePresentPin.includes(error.code)) return onFail(error);
    if (error.remainingTries !== undefined) setTries(error.remainingTries);
    form.setValue('present', '');
    form.setError('present', { message: `${title}。` }, { shouldFocus: true });
  };
  const { busy, run } = usePinDeed({ onBusyChange, onDone, refuse });
  return (
    <Form form={form} onSubmit={({ present, next }) => run(() => session.changePin(present, next))}>
      <Stack>
        <ErrorSummary />
        <Field
          name="present"
          label="现在的密码"
          required="请输入现在的密码。"
          {...(tries === undefined ? {} : { hint: `还可尝试 ${tries} 次。` })}
        >
          <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
        </Field>
        {tries !== undefined && tries <= few ? (
          <Alert tone="warning" title="建议先停一停">
            核对大小写，看看键盘的大写锁定和输入法。再错 {tries} 次，锁会锁死，要用解锁码解锁。
          </Alert>
        ) : null}
        <NewPinFields />
        <PinActions busy={busy} working="正在写入" submit="确认修改" onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
