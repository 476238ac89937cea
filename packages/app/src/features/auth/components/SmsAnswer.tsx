import { Field, useWatch } from '@ca-portal/ui/form';
import { SmsCodeField } from '@ca-portal/ui/sms-code-field';
import type { ReactNode } from 'react';
import { smsRule } from '../rules.js';
import type { useSmsCode } from '../useSmsCode.js';
import { FieldNote, Noted } from './FieldNote.styles.js';

export interface SmsAnswerProps {
  sms: ReturnType<typeof useSmsCode>;
  /** See `SmsCodeField`: one for each purpose. */
  storageKey: string;
  label?: ReactNode;
  placeholder?: string;
  /** Stands below the field until a code is out. */
  note?: string;
}

/** The form's `smsCode`; asking for one needs the answer of `CaptchaAnswer` in the same form. */
export function SmsAnswer({ sms, note, ...field }: SmsAnswerProps) {
  const captchaCode = useWatch<{ captchaCode: string }, 'captchaCode'>({ name: 'captchaCode' });
  return (
    <Noted>
      <Field name="smsCode" bare rules={{ validate: smsRule }}>
        {(control) => (
          <SmsCodeField
            {...control}
            {...field}
            onSend={sms.send}
            {...(captchaCode.trim() ? {} : { sendDisabledReason: '请先输入图形验证码的得数' })}
          />
        )}
      </Field>
      <FieldNote>{sms.hint ?? note}</FieldNote>
    </Noted>
  );
}
