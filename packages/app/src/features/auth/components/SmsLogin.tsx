import { isApiError } from '@ca-portal/api';
import { checkMobile, errorCodes, smsCodeMinutes } from '@ca-portal/api/domain';
import { Field, Form, useDraft, useForm } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { Link } from '@ca-portal/ui/link';
import { useState } from 'react';
import { failureOf, type Failure } from '../failure.js';
import { logInBySms, sendSmsCode } from '../queries.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { mobileRule } from '../rules.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { SmsAnswer } from './SmsAnswer.js';
import { FailureAlert } from './FailureAlert.js';
import { Fields } from './LoginForm.styles.js';
import { SubmitButton } from './SubmitButton.js';
import type { LoginTabProps } from './PasswordLogin.js';

const sendLoginCode = (mobilePhone: string, sum: { code: string; uuid: string }) =>
  sendSmsCode({ mobilePhone, ...sum, reg: '2' });
// The server answers the same for unregistered phones, and sends them nothing.
const sent = (phone: string) =>
  `如果 ${maskPhone(phone)} 已注册，验证码已发送，${smsCodeMinutes}分钟内有效。没有收到时，请确认手机号或先注册。`;
const empty = { mobilePhone: '', captchaCode: '', smsCode: '' };
type Values = typeof empty;

/** 短信登录. */
export function SmsLogin({ onSend, onToken, inPlace = false }: LoginTabProps) {
  const form = useForm<Values>({ defaultValues: empty, shouldFocusError: true });
  const { setError, setFocus, getValues, setValue } = form;
  const draft = useDraft<Values, unknown, Values>('login-sms', form);
  const captcha = useCaptchaChoice('sms');
  const [failure, setFailure] = useState<Failure>();
  const sms = useSmsCode(
    { send: sendLoginCode, captcha, hint: sent },
    {
      values: getValues,
      refuse: (field, message, type = 'server') => {
        setError(field, { type, message });
        setFocus(field);
      },
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );

  const submit = async ({ mobilePhone, smsCode }: Values) => {
    setFailure(undefined);
    onSend?.();
    const mobile = checkMobile(mobilePhone);
    try {
      const { token } = await logInBySms({
        mobilePhone: mobile.ok ? mobile.value : mobilePhone,
        smsCode: smsCode.trim(),
      });
      draft.clear();
      onToken(token);
    } catch (error) {
      const field =
        isApiError(error, errorCodes.smsCodeWrong) || isApiError(error, errorCodes.smsCodeExpired)
          ? 'smsCode'
          : isApiError(error, errorCodes.phoneUnknown)
            ? 'mobilePhone'
            : undefined;
      if (!field) {
        setFailure(failureOf(error, '没有登录成功'));
        return false;
      }
      setError(field, {
        type: field === 'mobilePhone' ? 'phoneUnknown' : 'server',
        message: (error as Error).message,
      });
      setFocus(field);
      return false;
    }
  };

  const { isSubmitting, errors } = form.formState;
  const unknown = errors.mobilePhone?.type === 'phoneUnknown';
  return (
    <Form form={form} onSubmit={submit}>
      <Fields onFocus={captcha.touch}>
        <FailureAlert failure={failure} />
        <Field
          name="mobilePhone"
          label="手机号"
          labelEnd={unknown && !inPlace ? <Link href="/register">去注册</Link> : undefined}
          rules={{ validate: mobileRule }}
        >
          <Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
        </Field>
        <CaptchaAnswer captcha={captcha} />
        <SmsAnswer sms={sms} captcha={captcha} storageKey="sms-login" />
        <SubmitButton busy={isSubmitting} busyText="登录中">
          登录
        </SubmitButton>
      </Fields>
    </Form>
  );
}
