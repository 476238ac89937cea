import { checkMobile } from '@ca-portal/api/domain';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Link } from '@ca-portal/ui/link';
import type { Registration } from '../register-form.js';
import { mobileRule } from '../rules.js';
import type { useUsernameCheck } from '../useUsernameCheck.js';
import { FieldNote } from './FieldNote.styles.js';
import { NewPasswordFields } from './NewPasswordFields.js';

/** The data for later logins. The account name is the phone number until the user changes it (dossier 1.2). */
export function AccountStep({ username }: { username: ReturnType<typeof useUsernameCheck> }) {
  const { control, getValues, setValue, formState } = useFormContext<Registration>();
  const typedName = useWatch({ control, name: 'username' });
  const known = formState.errors.mobilePhone?.type === 'phoneTaken';
  const nameAfterPhone = () => {
    const phone = checkMobile(getValues('mobilePhone'));
    if (!phone.ok || getValues('username').trim() !== '') return;
    setValue('username', phone.value, { shouldDirty: true });
    void username.ask(phone.value);
  };
  return (
    <>
      <Field
        name="mobilePhone"
        label="手机号"
        labelEnd={known ? <Link href="/login">去登录</Link> : undefined}
        required
        rules={{ validate: mobileRule }}
      >
        {({ onBlur, ...field }) => (
          <Input
            {...field}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            onBlur={() => {
              onBlur();
              nameAfterPhone();
            }}
          />
        )}
      </Field>
      <Field
        name="username"
        label="用户名"
        required
        rules={{ validate: username.rule }}
        hint="默认与手机号相同，也可以换成 4–20 位字母或数字。"
      >
        {({ onBlur, ...field }) => (
          <>
            <Input
              {...field}
              autoComplete="username"
              autoCapitalize="none"
              maxLength={20}
              onBlur={() => {
                onBlur();
                void username.ask(getValues('username'));
              }}
            />
            <FieldNote data-tone="success">
              {username.isFree(typedName) ? (
                <>
                  <Icon name="check" /> 可以使用
                </>
              ) : null}
            </FieldNote>
          </>
        )}
      </Field>
      <NewPasswordFields label="密码" required="密码不能为空。" />
    </>
  );
}
