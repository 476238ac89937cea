import { checkEmail, checkIdCard, checkPersonName } from '@ca-portal/api/domain';
import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { ruleOf } from '../rules.js';

const idCard = ruleOf((text) => checkIdCard(text));
const optionalEmail = (text: string) => text.trim() === '' || ruleOf(checkEmail)(text);

/** The data of the user who registers. */
export function PersonStep() {
  return (
    <>
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
      <Field name="email" label="邮箱" required={false} rules={{ validate: optionalEmail }}>
        <Input type="email" autoComplete="email" placeholder="用于接收电子发票" maxLength={254} />
      </Field>
    </>
  );
}
