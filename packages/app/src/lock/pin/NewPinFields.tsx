import { brokenPinRules } from '@ca-portal/ca-lock-sdk/pin';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { PasswordInput } from '@ca-portal/ui/password-input';
import { Note } from './PinDialog.styles.js';
import { pinRuleWords, PinRulesList } from './PinRulesList.js';

interface NewPin {
  next: string;
  again: string;
}

function ruleSentence(pin: string): string | true {
  const [broken] = brokenPinRules(pin);
  return broken === undefined || `新密码不符合要求：${pinRuleWords[broken]}。`;
}

/**
 * The new PIN with its rules, typed twice: the form's `next` and `again`. No password manager and no draft stores it.
 */
export function NewPinFields() {
  const { control, getValues } = useFormContext<NewPin>();
  const next = useWatch({ control, name: 'next' });
  const matches = (text: string) => text === getValues('next') || '两次输入的新密码不一致，请重新输入。';
  return (
    <>
      <Field name="next" label="新密码" required="请输入新密码。" rules={{ validate: ruleSentence }}>
        <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
      </Field>
      <PinRulesList pin={next} />
      <Field name="again" label="再输一次新密码" required="请再输一次新密码。" rules={{ validate: matches }}>
        <PasswordInput autoComplete="off" maxLength={16} data-1p-ignore="" />
      </Field>
      <Note>密码只写进锁里，平台看不到，也不能替您找回。</Note>
    </>
  );
}
