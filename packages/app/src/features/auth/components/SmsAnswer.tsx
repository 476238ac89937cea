import { Field, useWatch } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { CodeField } from '../../../shared/form/index.js';
import { smsRule } from '../rules.js';
import type { CaptchaChoice } from '../useCaptchaChoice.js';
import type { useSmsCode } from '../useSmsCode.js';
import { FieldNote, Noted } from './FieldNote.styles.js';

export interface SmsAnswerProps {
  sms: ReturnType<typeof useSmsCode>;
  /** A captcha sum must be filled in before a code can be requested. */
  captcha: CaptchaChoice;
  /** See `SmsCodeField`: one for each purpose. */
  storageKey: string;
  label?: ReactNode;
  placeholder?: string;
}

/** The form's `smsCode`; requesting one needs the answer of `CaptchaAnswer` in the same form. */
export function SmsAnswer({ sms, captcha, ...field }: SmsAnswerProps) {
  const byWork = captcha.way === 'auto';
  const { sms: hasSms } = usePortalConfig();
  const captchaCode = useWatch<{ captchaCode: string }, 'captchaCode'>({ name: 'captchaCode' });
  return (
    <Noted>
      <Field name="smsCode" bare rules={{ validate: smsRule }}>
        {(control) => (
          <CodeField
            {...control}
            {...field}
            onSend={sms.send}
            {...(byWork || captchaCode.trim() ? {} : { sendDisabledReason: '请先输入算式的得数' })}
          />
        )}
      </Field>
      <FieldNote>
        {hasSms
          ? (sms.hint ?? (byWork ? undefined : '先填写算式的得数，再获取短信。'))
          : '本平台不发送短信，验证码发到账号的邮箱。'}
      </FieldNote>
    </Noted>
  );
}
