import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkPersonName,
} from '@ca-portal/api/domain';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { bringsCompany, type Registration } from '../register-form.js';
import { ruleOf } from '../rules.js';
import type { useUsernameCheck } from '../useUsernameCheck.js';
import { FieldNote } from './FieldNote.styles.js';
import { NewPasswordFields } from './NewPasswordFields.js';

const idCard = ruleOf((text) => checkIdCard(text));
const creditCode = ruleOf(checkCreditCode);
const optionalEmail = (text: string) => text.trim() === '' || ruleOf(checkEmail)(text);

/** Who registers: account, person and, for an enterprise administrator, the company. */
export function AccountFields({ username }: { username: ReturnType<typeof useUsernameCheck> }) {
  const { control, getValues } = useFormContext<Registration>();
  const [roleId, typedName] = useWatch({ control, name: ['roleId', 'username'] });
  return (
    <>
      <Field name="username" label="用户名" required rules={{ validate: username.rule }}>
        {({ onBlur, ...control }) => (
          <>
            <Input
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              placeholder="4–20 位字母或数字"
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
      <Field name="name" label="姓名" required rules={{ validate: ruleOf(checkPersonName) }}>
        <Input autoComplete="name" maxLength={60} />
      </Field>
      <Field name="idNumber" label="身份证号" required rules={{ validate: idCard }}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="18 位，末位可为 X"
          maxLength={20}
        />
      </Field>
      <NewPasswordFields label="密码" required="密码不能为空。" />
      <Field name="email" label="邮箱" required={false} rules={{ validate: optionalEmail }}>
        <Input type="email" autoComplete="email" placeholder="用于接收电子发票" maxLength={254} />
      </Field>
      {bringsCompany(roleId) ? (
        <>
          <Field name="companyName" label="企业名称" required rules={{ validate: ruleOf(checkCompanyName) }}>
            <Input autoComplete="organization" maxLength={60} />
          </Field>
          <Field name="creditCode" label="统一社会信用代码" required rules={{ validate: creditCode }}>
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="18 位，见营业执照"
              maxLength={18}
            />
          </Field>
        </>
      ) : null}
    </>
  );
}
