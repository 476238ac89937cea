import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../button/Button.js';
import { Field } from '../form/Field.js';
import { Form } from '../form/Form.js';
import type { FieldRule } from '../form/rules.js';
import { useForm } from '../form/useForm.js';
import { Glyph } from '../icon/Glyph.js';
import { warningIcon } from '../icon/paths.js';
import { Input } from '../input/Input.js';
import { ErrorText } from '../internal/FieldShell.styles.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { useWords } from '../theme/useWords.js';
import { ApplicationSent, type SentWords } from './ApplicationSent.js';
import { Actions, CodeBox } from './RoleApplicationForm.styles.js';
import { zhRoleApplicationForm } from './RoleApplicationForm.zh.js';

/** The values of the form. */
export interface RoleApplicationValues {
  /** Registered name of the company to join. */
  companyName: string;
  /** Unified social credit code, upper case. */
  code: string;
  /** 1 administrator, 2 legal person, 3 agent: the form's own numbers, never an account role. */
  role: string;
}

export interface RoleApplicationFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'defaultValue'
> {
  /** Sends the application. Returns `undefined` on success, else the error; a rejection gets a general one. */
  onSubmit: (values: RoleApplicationValues) => Promise<string | undefined>;
  /** Initial values of the fields. */
  defaultValues?: Partial<RoleApplicationValues>;
  /** Further checks of a non-empty name or code, without spaces: `checkCreditCode` of the api package. */
  companyNameRule?: FieldRule | readonly FieldRule[];
  /** Replaces the check of the credit code. */
  codeRule?: FieldRule | readonly FieldRule[];
  /** The offered roles by their numbers. @default ['1', '2', '3'] */
  roles?: readonly string[] | null;
  /** The text after sending, if somebody other than the company's administrator reviews it. */
  sentWords?: SentWords;
  /** Without it there is no 取消 button. */
  onCancel?: () => void;
  /** Further fields above the buttons: documents. */
  children?: ReactNode;
}

const everyRole = ['1', '2', '3'];

const trimmed = (text: string) => text.trim();
/** Removes spaces that were copied with a code or separate its groups. */
const bare = (text: string) => text.replace(/\s/g, '');

/** Only spaces are not a name; then the caller's rules check the value that will be sent. */
const filled = (
  required: string,
  rules: FieldRule | readonly FieldRule[] = [],
  sent = trimmed,
): readonly FieldRule[] =>
  [(text: string) => text !== '' || required, ...(typeof rules === 'function' ? [rules] : rules)].map(
    (rule) => (text) => rule(sent(text)),
  );

/** Applies for a role in a company: name, credit code and role, each required and checked on blur. */
export function RoleApplicationForm({
  onSubmit,
  defaultValues,
  companyNameRule,
  codeRule,
  roles,
  sentWords,
  onCancel,
  children,
  ...rest
}: RoleApplicationFormProps) {
  const words = useWords('roleApplicationForm', zhRoleApplicationForm);
  const form = useForm<RoleApplicationValues>({
    defaultValues: { companyName: '', code: '', role: '', ...defaultValues },
  });
  const [refusal, setRefusal] = useState('');
  const [sent, setSent] = useState(false);

  const submit = async ({ companyName, code, role }: RoleApplicationValues) => {
    setRefusal('');
    let problem: string | undefined;
    try {
      problem = await onSubmit({ companyName: companyName.trim(), code: bare(code).toUpperCase(), role });
    } catch (error) {
      reportError(error);
      problem = words.failed;
    }
    if (problem) setRefusal(problem);
    else setSent(true);
    return !problem;
  };

  if (sent)
    return (
      <ApplicationSent
        words={sentWords}
        onAgain={() => {
          form.reset();
          setSent(false);
        }}
      />
    );
  return (
    <Form {...rest} data-component="RoleApplicationForm" form={form} onSubmit={submit}>
      {refusal ? (
        <ErrorText role="alert" data-part="refusal">
          <Glyph of={warningIcon} />
          <span>{refusal}</span>
        </ErrorText>
      ) : null}
      <Field
        name="companyName"
        label={words.companyName}
        hint={words.companyNameHint}
        required={words.companyNameRequired}
        rules={filled(words.companyNameRequired, companyNameRule)}
      >
        <Input autoComplete="organization" maxLength={100} />
      </Field>
      <CodeBox>
        <Field
          name="code"
          label={words.code}
          hint={words.codeHint}
          required={words.codeRequired}
          rules={filled(words.codeRequired, codeRule, bare)}
        >
          {/* Longer than a code, because of spaces: a limit would silently cut off its end. */}
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={64} />
        </Field>
      </CodeBox>
      <Field name="role" label={words.role} required={words.roleRequired} group>
        <RadioGroup
          options={(roles ?? everyRole).map((value) => ({ value, label: words.roles[value] ?? value }))}
        />
      </Field>
      {children}
      <Actions>
        {onCancel ? <Button onClick={onCancel}>{words.cancel}</Button> : null}
        <Button
          type="submit"
          variant="primary"
          loading={form.formState.isSubmitting}
          loadingText={words.submitting}
        >
          {words.submit}
        </Button>
      </Actions>
    </Form>
  );
}
