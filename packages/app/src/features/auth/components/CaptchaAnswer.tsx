import { Field } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';
import type { CaptchaChoice } from '../useCaptchaChoice.js';
import { CaptchaInput } from './CaptchaInput.js';

export interface CaptchaAnswerProps {
  captcha: CaptchaChoice;
  label?: ReactNode;
}

/** The form's `captchaCode`, beside the SMS code. Drafts never store it (see `useDraft`). */
export function CaptchaAnswer({ captcha, label }: CaptchaAnswerProps) {
  return (
    <Field name="captchaCode" bare>
      {(control) => <CaptchaInput {...control} {...(label ? { label } : {})} captcha={captcha} />}
    </Field>
  );
}
