import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Link } from '@ca-portal/ui/link';
import { SmsCodeField } from '@ca-portal/ui/sms-code-field';
import { sendSmsCode, useCaptcha } from '../queries.js';
import type { Registration } from '../register-form.js';
import { mobileRule, smsRule } from '../rules.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { FieldNote, Noted } from './FieldNote.styles.js';
import { RequiredMark } from './RegisterForm.styles.js';

const sendRegisterCode = (mobilePhone: string, sum: { code: string; uuid: string }) =>
  sendSmsCode({ mobilePhone, ...sum, reg: '1' });
const required = (label: string) => (
  <>
    {label}
    <RequiredMark>（必填）</RequiredMark>
  </>
);

/** The phone and the proof that it is the visitor's: a sum, then six digits by SMS. */
export function PhoneFields() {
  const { control, getValues, setValue, setError, setFocus, formState } = useFormContext<Registration>();
  const captcha = useCaptcha('register');
  const captchaCode = useWatch({ control, name: 'captchaCode' });
  const sms = useSmsCode(
    { send: sendRegisterCode, captcha },
    {
      values: getValues,
      refuse: (field, message, type = 'server') => {
        setError(field, { type, message });
        setFocus(field);
      },
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );
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
        <Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
      </Field>
      <CaptchaAnswer captcha={captcha} label={required('图形验证码')} />
      <Noted>
        <Field name="smsCode" bare rules={{ validate: smsRule }}>
          {(field) => (
            <SmsCodeField
              {...field}
              label={required('短信验证码')}
              storageKey="sms-register"
              placeholder="6 位数字"
              onSend={sms.send}
              {...(captchaCode.trim() ? {} : { sendDisabledReason: '请先输入图形验证码的得数' })}
            />
          )}
        </Field>
        <FieldNote>{sms.hint}</FieldNote>
      </Noted>
    </>
  );
}
