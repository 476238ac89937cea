import { isApiError } from '@ca-portal/api';
import { errorCodes, smsCodeMinutes, type Checked } from '@ca-portal/api/domain';
import { Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';
import { checkAccount, sendAccountCode } from '../credentials-queries.js';
import { failureOf, type Failure } from '../failure.js';
import { ruleOf } from '../rules.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { SmsAnswer } from './SmsAnswer.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';
import { SubmitButton } from './SubmitButton.js';

const empty = { account: '', captchaCode: '', smsCode: '' };
type Values = typeof empty;

/** The proof for the second step. */
export interface AccountProof {
  username: string;
  code: string;
}

const checkName = (text: string): Checked =>
  text.trim() === '' ? { ok: false, reason: '请输入注册手机号或用户名' } : { ok: true, value: text.trim() };
const send = (username: string, sum: { code: string; uuid: string }) =>
  sendAccountCode({ username, ...sum, purpose: 'password' });
// The server answers the same for accounts that do not exist, so that nobody can find out which do.
const sent = () => `如果这个账号存在，验证码已发送至它的注册手机，${smsCodeMinutes}分钟内有效。`;

interface ForgotVerifyProps {
  /** Kept where the code expired in the second step. */
  account: string;
  onProof: (proof: AccountProof) => void;
}

/** 找回密码, first step: the sum of the picture, then the code sent to the account's phone (spec 4). */
export function ForgotVerify({ account, onProof }: ForgotVerifyProps) {
  const form = useForm<Values>({ defaultValues: { ...empty, account }, shouldFocusError: true });
  const { setError, setFocus, getValues, setValue, formState } = form;
  const draft = useDraft<Values, unknown, Values>('forgot', form);
  const captcha = useCaptchaChoice('password');
  const [failure, setFailure] = useState<Failure>();
  const refuse = (field: keyof Values, message: string) => {
    setError(field, { type: 'server', message });
    setFocus(field);
  };
  const sms = useSmsCode(
    { send, captcha, check: checkName, hint: sent },
    {
      values: () => ({ mobilePhone: getValues('account'), captchaCode: getValues('captchaCode') }),
      refuse: (field, message) => refuse(field === 'mobilePhone' ? 'account' : field, message),
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );

  const submit = async (values: Values) => {
    setFailure(undefined);
    const proof = { username: values.account.trim(), code: values.smsCode.trim() };
    try {
      await checkAccount(proof);
      draft.clear();
      onProof(proof);
      return true;
    } catch (error) {
      if (isApiError(error, errorCodes.smsCodeWrong) || isApiError(error, errorCodes.smsCodeExpired)) {
        refuse('smsCode', error.message);
      } else setFailure(failureOf(error, '身份没有验证成功'));
      return false;
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Fields onFocus={captcha.touch}>
        <FailureAlert failure={failure} />
        <Field name="account" label="注册手机号或用户名" rules={{ validate: ruleOf(checkName) }}>
          <Input autoComplete="username" autoCapitalize="none" maxLength={50} />
        </Field>
        <CaptchaAnswer captcha={captcha} />
        <SmsAnswer sms={sms} captcha={captcha} storageKey="sms-forgot" placeholder="6 位数字" />
        <SubmitButton busy={formState.isSubmitting} busyText="正在验证">
          下一步
        </SubmitButton>
      </Fields>
    </Form>
  );
}
