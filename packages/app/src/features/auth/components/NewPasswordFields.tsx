import { checkPassword } from '@ca-portal/api/domain';
import { Field, useFormContext, useWatch, type FieldProps } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { useId } from 'react';
import { ruleOf } from '../rules.js';
import { FieldNote } from './FieldNote.styles.js';
import { PasswordStrength } from './PasswordStrength.js';

interface Passwords {
  password: string;
  passwordAgain: string;
}

export interface NewPasswordFieldsProps {
  /** 密码, or 新密码 where there is an old one. */
  label: string;
  /** In a form that marks required fields. */
  required?: NonNullable<FieldProps['required']>;
}

/** A new password with its strength, typed twice: the form's `password` and `passwordAgain`. */
export function NewPasswordFields({ label, ...field }: NewPasswordFieldsProps) {
  const { control, getValues, trigger } = useFormContext<Passwords>();
  const [password, again] = useWatch({ control, name: ['password', 'passwordAgain'] });
  const strengthId = useId();
  // Not the first field's sentence: the error summary would show the same sentence twice.
  const empty = `请再次输入${label}。`;
  const matches = (text: string) =>
    text === '' ? empty : text === getValues('password') || '两次输入的密码不一致。';
  return (
    <>
      <Field
        {...field}
        name="password"
        label={label}
        rules={{
          validate: ruleOf(checkPassword),
          onChange: () => {
            if (again !== '') void trigger('passwordAgain');
          },
        }}
      >
        {(input) => (
          <>
            <PasswordInput
              {...input}
              autoComplete="new-password"
              maxLength={20}
              aria-describedby={[strengthId, input['aria-describedby']].filter(Boolean).join(' ')}
            />
            <FieldNote as="div" id={strengthId}>
              <PasswordStrength password={password} />
            </FieldNote>
          </>
        )}
      </Field>
      <Field
        {...(field.required ? { required: empty } : {})}
        name="passwordAgain"
        label={`确认${label}`}
        rules={{ validate: matches }}
      >
        <PasswordInput autoComplete="new-password" maxLength={20} />
      </Field>
    </>
  );
}
