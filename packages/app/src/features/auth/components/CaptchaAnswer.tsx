import { Field } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';
import type { CaptchaChoice } from '../useCaptchaChoice.js';
import { CaptchaInput } from './CaptchaInput.js';

export interface CaptchaAnswerProps {
  captcha: CaptchaChoice;
  label?: ReactNode;
}

/** The form's `captchaCode`, asked for where the SMS is. Drafts never keep it (see `useDraft`). */
export function CaptchaAnswer({ captcha, label }: CaptchaAnswerProps) {
  return (
    <Field name="captchaCode" bare>
      {(control) => <CaptchaInput {...control} {...(label ? { label } : {})} captcha={captcha} />}
    </Field>
  );
}
