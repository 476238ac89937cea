import { CaptchaField } from '@ca-portal/ui/captcha-field';
import { Field } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';
import type { Captcha } from '../queries.js';

export interface CaptchaAnswerProps {
  captcha: Captcha;
  label?: ReactNode;
  /** Also needed to submit; where it only opens the SMS button it is asked for there. */
  required?: boolean;
}

/** The form's `captchaCode`. Drafts never keep it (see `useDraft`). */
export function CaptchaAnswer({ captcha, label, required }: CaptchaAnswerProps) {
  const answered = (value: string) => value.trim() !== '' || '请输入图形验证码的得数。';
  return (
    <Field name="captchaCode" bare rules={required ? { validate: answered } : {}}>
      {(control) => (
        <CaptchaField
          {...control}
          {...(label ? { label } : {})}
          {...(captcha.src ? { imageSrc: captcha.src } : {})}
          loading={captcha.loading}
          failed={captcha.failed}
          onRefresh={captcha.refresh}
        />
      )}
    </Field>
  );
}
