import { isApiError } from '@ca-portal/api';
import { errorCodes, newPasswordMinutes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Form, useForm } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { useEffect, useState } from 'react';
import { setNewPassword } from '../credentials-queries.js';
import { failureOf, type Failure } from '../failure.js';
import { FailureAlert } from './FailureAlert.js';
import { FieldNote } from './FieldNote.styles.js';
import type { AccountProof } from './ForgotVerify.js';
import { Fields } from './LoginForm.styles.js';
import { SubmitButton } from './SubmitButton.js';
import { NewPasswordFields } from './NewPasswordFields.js';

const empty = { password: '', passwordAgain: '' };
type Values = typeof empty;

interface ForgotPasswordProps {
  proof: AccountProof;
  /** The code is no longer valid: back to the first step, with the reason. */
  onProofEnded: (message: string) => void;
  onDone: () => void;
}

const shown = (account: string) => (/^1\d{10}$/.test(account) ? maskPhone(account) : account);

/** 找回密码, second step: the new password twice, with the same code (spec 4 and 5). */
export function ForgotPassword({ proof, onProofEnded, onDone }: ForgotPasswordProps) {
  const form = useForm<Values>({ defaultValues: empty, shouldFocusError: true });
  const { setError, setFocus, formState } = form;
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      await setNewPassword({ ...proof, password: values.password });
      onDone();
      return true;
    } catch (error) {
      if (isApiError(error, errorCodes.samePassword)) {
        setError('password', { type: 'server', message: error.message });
        setFocus('password');
      } else if (isApiError(error, errorCodes.smsCodeExpired) || isApiError(error, errorCodes.smsCodeWrong)) {
        onProofEnded(error.message);
      } else setFailure(failureOf(error, '密码没有修改成功'));
      return false;
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Fields>
        <Alert tone="success" title={`身份已验证，账号 ${shown(proof.username)}`}>
          请在 {newPasswordMinutes} 分钟内设置新密码。
        </Alert>
        <FailureAlert failure={failure} />
        <NewPasswordFields label="新密码" />
        <SubmitButton busy={formState.isSubmitting} busyText="正在修改">
          确认修改
        </SubmitButton>
        <FieldNote as="p">修改后，其他设备会退出登录。CA锁密码不受影响。</FieldNote>
      </Fields>
    </Form>
  );
}
