import { useState } from 'react';
import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { CaptchaField } from '../captcha-field/CaptchaField.js';
import { Field } from '../form/Field.js';
import { Form } from '../form/Form.js';
import { useWatch } from '../form/index.js';
import { useForm } from '../form/useForm.js';
import { SmsCodeField } from '../sms-code-field/SmsCodeField.js';
import { useWords } from '../theme/useWords.js';
import { answerOf } from './answerOf.js';
import type { PasswordDialogProps } from './passwordDialogProps.js';
import { Actions } from './PasswordDialog.styles.js';
import { zhPasswordDialog } from './PasswordDialog.zh.js';

interface VerifyStepProps extends Pick<
  PasswordDialogProps,
  'captcha' | 'phoneMasked' | 'onSendCode' | 'onVerify' | 'resendSeconds'
> {
  storageKey: string;
  onBusyChange: (busy: boolean) => void;
  onVerified: (code: string) => void;
}

/** Step 1: verifies the phone of the user. */
export function VerifyStep({
  captcha,
  phoneMasked,
  onSendCode,
  onVerify,
  storageKey,
  resendSeconds,
  onBusyChange,
  onVerified,
}: VerifyStepProps) {
  const words = useWords('passwordDialog', zhPasswordDialog);
  const form = useForm({ defaultValues: { captcha: '', code: '' } });
  const [refusal, setRefusal] = useState('');
  const [sent, setSent] = useState(false);
  const captchaTyped = useWatch({ control: form.control, name: 'captcha' }).trim() !== '';
  const busy = form.formState.isSubmitting;

  const refuse = (sentence: string) => {
    setRefusal(sentence);
    form.resetField('captcha');
    captcha.onRefresh();
  };
  const send = async () => {
    setRefusal('');
    const problem = await answerOf(() => onSendCode(form.getValues('captcha').trim()), words.notSent);
    setSent(problem === '');
    if (problem) refuse(problem);
    return problem === '';
  };

  return (
    <Form
      form={form}
      onSubmit={async ({ captcha: result, code }) => {
        setRefusal('');
        onBusyChange(true);
        const problem = await answerOf(
          () => onVerify({ captcha: result.trim(), code: code.trim() }),
          words.failed,
        );
        onBusyChange(false);
        if (problem === '') return onVerified(code.trim());
        setRefusal(problem);
        return false;
      }}
    >
      {refusal ? (
        <Alert tone="warning" live>
          {refusal}
        </Alert>
      ) : phoneMasked && !sent ? (
        <p>{words.phone(phoneMasked)}</p>
      ) : null}
      <Field name="captcha" bare required={words.captchaRequired}>
        <CaptchaField {...captcha} />
      </Field>
      <Field name="code" bare required={words.codeRequired}>
        <SmsCodeField
          storageKey={storageKey}
          seconds={resendSeconds}
          sendDisabledReason={captchaTyped ? undefined : words.captchaFirst}
          onSend={send}
          hint={sent ? (phoneMasked ? words.sentTo(phoneMasked) : words.sent) : undefined}
        />
      </Field>
      <Actions>
        <Button type="submit" variant="primary" loading={busy} loadingText={words.checking}>
          {words.next}
        </Button>
      </Actions>
    </Form>
  );
}
