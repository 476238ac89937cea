import { Button } from '@ca-portal/ui/button';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useEffect, type ReactNode } from 'react';
import { PinStack } from './PinForm.styles.js';

export interface PinFormProps {
  /** Gets the PIN once; the form forgets it at the same moment. */
  onPin: (pin: string) => Promise<void>;
  /** Why the last PIN was refused; stands under the field. A new object for each refusal, also of the same words. */
  problem?: { message: string } | undefined;
  submitLabel: string;
  /** The verb while it is being checked. */
  busyLabel: string;
  /** Between field and button. */
  children?: ReactNode;
}

const rightLength = (pin: string) =>
  (pin.length >= 6 && pin.length <= 16) || 'CA锁密码应为 6 到 16 个字符，请核对后重新输入。';

/** Asks for the lock's PIN. It lives in this form only until it is used: no draft, no storage, no password manager. */
export function PinForm({ onPin, problem, submitLabel, busyLabel, children }: PinFormProps) {
  const form = useForm({ defaultValues: { pin: '' }, shouldFocusError: true });
  const { setError, setFocus, reset } = form;
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (!problem) return;
    setError('pin', { type: 'lock', message: problem.message });
    setFocus('pin');
  }, [problem, setError, setFocus]);

  const submit = async ({ pin }: { pin: string }) => {
    reset({ pin: '' }, { keepSubmitCount: true });
    await onPin(pin);
    // Whoever still sees this form was refused, and may try again at once.
    return false;
  };
  return (
    <Form form={form} onSubmit={submit}>
      <PinStack>
        <Field name="pin" label="CA锁密码（PIN码）" rules={{ validate: rightLength }}>
          <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
        </Field>
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={isSubmitting}
          loadingText={busyLabel}
        >
          {submitLabel}
        </Button>
      </PinStack>
    </Form>
  );
}
