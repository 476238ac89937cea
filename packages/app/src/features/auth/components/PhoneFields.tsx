import { smsCodeMinutes } from '@ca-portal/api/domain';
import { Field, useFormContext } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { Link } from '@ca-portal/ui/link';
import { sendSmsCode } from '../queries.js';
import type { Registration } from '../register-form.js';
import { mobileRule } from '../rules.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { SmsAnswer } from './SmsAnswer.js';
import { RequiredMark } from './RegisterForm.styles.js';

const sendRegisterCode = (mobilePhone: string, sum: { code: string; uuid: string }) =>
  sendSmsCode({ mobilePhone, ...sum, reg: '1' });
// Only the holder of the phone is told that it is registered already: by the text itself.
const sent = (phone: string) =>
  `短信已发送至 ${maskPhone(phone)}，验证码${smsCodeMinutes}分钟内有效。短信中没有验证码时，说明该手机号已注册，请直接登录。`;
const required = (label: string) => (
  <>
    {label}
    <RequiredMark>（必填）</RequiredMark>
  </>
);

/** The phone and the proof that it is the visitor's: the check, then six digits by SMS. */
export function PhoneFields() {
  const { getValues, setValue, setError, setFocus, formState } = useFormContext<Registration>();
  const captcha = useCaptchaChoice('register');
  const sms = useSmsCode(
    { send: sendRegisterCode, captcha, hint: sent },
    {
      values: getValues,
      refuse: (field, message, type = 'server') => {
        setError(field, { type, message });
        setFocus(field);
      },
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );
  // It has done its work; the next code asks it again by itself, and it is back when it cannot.
  const folded = sms.hint !== undefined && captcha.way === 'auto' && captcha.auto.state !== 'failed';
  const known = formState.errors.mobilePhone?.type === 'phoneTaken';
  return (
    <>
      <Field
        name="mobilePhone"
        label="手机号"
        labelEnd={known ? <Link href="/login">去登录</Link> : undefined}
        required
        rules={{ validate: mobileRule }}
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          onFocus={captcha.touch}
        />
      </Field>
      {folded ? null : <CaptchaAnswer captcha={captcha} label={required('图形验证码')} />}
      <SmsAnswer
        sms={sms}
        captcha={captcha}
        storageKey="sms-register"
        label={required('短信验证码')}
        placeholder="6 位数字"
      />
    </>
  );
}
