import { useEffect, useState } from 'react';
import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { Field } from '../form/Field.js';
import { Form } from '../form/Form.js';
import { useForm } from '../form/useForm.js';
import { PasswordInput } from '../password-input/PasswordInput.js';
import { useWords } from '../theme/useWords.js';
import { answerOf } from './answerOf.js';
import type { PasswordDialogProps } from './passwordDialogProps.js';
import { Actions } from './PasswordDialog.styles.js';
import { zhPasswordDialog } from './PasswordDialog.zh.js';

interface NewPasswordStepProps extends Pick<PasswordDialogProps, 'passwordRule'> {
  onSubmit: (password: string) => Promise<string | undefined>;
  onBusyChange: (busy: boolean) => void;
  onBack: () => void;
  onDone: () => void;
}

/** Step 2: the password, twice. It is submitted unchanged, including spaces. */
export function NewPasswordStep({
  passwordRule,
  onSubmit,
  onBusyChange,
  onBack,
  onDone,
}: NewPasswordStepProps) {
  const words = useWords('passwordDialog', zhPasswordDialog);
  const form = useForm({ defaultValues: { password: '', passwordAgain: '' } });
  const [refusal, setRefusal] = useState('');
  const { setFocus, formState } = form;
  const busy = formState.isSubmitting;

  // The button that led here is gone with its step; without this the focus would leave the dialog.
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        setRefusal('');
        onBusyChange(true);
        const problem = await answerOf(() => onSubmit(password), words.failed);
        onBusyChange(false);
        if (problem === '') return onDone();
        setRefusal(problem);
        return false;
      }}
    >
      {refusal ? (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      ) : null}
      <Field name="password" label={words.password} required={words.passwordEmpty} rules={passwordRule}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            onValueChange={(value) => {
              control.onValueChange(value);
              // The second field was checked against the old value of the first.
              if (form.getFieldState('passwordAgain').isTouched) void form.trigger('passwordAgain');
            }}
          />
        )}
      </Field>
      <Field
        name="passwordAgain"
        label={words.passwordAgain}
        required={words.passwordEmpty}
        rules={(again: string) => again === form.getValues('password') || words.passwordsDiffer}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Actions>
        <Button disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" variant="primary" loading={busy} loadingText={words.saving}>
          {words.confirm}
        </Button>
      </Actions>
    </Form>
  );
}
