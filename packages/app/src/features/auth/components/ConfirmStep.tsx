import { smsCodeMinutes } from '@ca-portal/api/domain';
import { useFormContext } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { useEffect } from 'react';
import { AgreementLinks } from '../../../shared/agreements/index.js';
import { ConsentField } from '../../../shared/form/index.js';
import { sendSmsCode } from '../queries.js';
import type { Registration } from '../register-form.js';
import type { FieldRefusal } from '../registration-refusal.js';
import { useCaptchaChoice } from '../useCaptchaChoice.js';
import { useSmsCode } from '../useSmsCode.js';
import { CaptchaAnswer } from './CaptchaAnswer.js';
import { RequiredMark } from './RegisterForm.styles.js';
import { SmsAnswer } from './SmsAnswer.js';

const sendRegisterCode = (mobilePhone: string, sum: { code: string; uuid: string }) =>
  sendSmsCode({ mobilePhone, ...sum, reg: '1' });
// Only the owner of the phone learns that it is already registered: by the text message itself.
const sent = (phone: string) =>
  `短信已发送至 ${maskPhone(phone)}，验证码${smsCodeMinutes}分钟内有效。短信中没有验证码时，说明该手机号已注册，请直接登录。`;
const required = (label: string) => (
  <>
    {label}
    <RequiredMark>（必填）</RequiredMark>
  </>
);

/** Proves that the phone is the visitor's: the captcha, then six digits by SMS; the consent comes last. */
export function ConfirmStep({ onRefuse }: { onRefuse: (refusals: readonly FieldRefusal[]) => void }) {
  const { getValues, setValue } = useFormContext<Registration>();
  const captcha = useCaptchaChoice('register');
  const { touch } = captcha;
  const sms = useSmsCode(
    { send: sendRegisterCode, captcha, hint: sent },
    {
      values: getValues,
      refuse: (field, message, type) => onRefuse([{ field, message, ...(type ? { type } : {}) }]),
      clearCaptcha: () => setValue('captchaCode', ''),
    },
  );
  useEffect(() => {
    // Starts the proof of work while the user reads the sentence above. Later calls change nothing.
    touch();
    // oxlint-disable-next-line react/exhaustive-deps -- made anew with every render; it is the opening that counts
  }, []);
  // The captcha has been used; the next code starts it automatically, and the field reappears when that fails.
  const folded = sms.hint !== undefined && captcha.way === 'auto' && captcha.auto.state !== 'failed';
  return (
    <>
      {folded ? null : <CaptchaAnswer captcha={captcha} label={required('图形验证码')} />}
      <SmsAnswer
        sms={sms}
        captcha={captcha}
        storageKey="sms-register"
        label={required('短信验证码')}
        placeholder="6 位数字"
      />
      <ConsentField>我已阅读并同意《用户服务协议》《隐私政策》《电子认证服务协议》</ConsentField>
      <AgreementLinks />
    </>
  );
}
