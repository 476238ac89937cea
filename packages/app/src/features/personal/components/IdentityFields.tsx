import { checkEmail, checkPersonName } from '@ca-portal/api/domain';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { FieldGrid, Stack } from '../../../shared/page/index.js';
import type { PersonalRecord } from '../queries.js';
import { checkNumber } from '../record-issues.js';
import { masked } from '../reveal.js';

const fixed = '已实名，不能修改。有误请联系客服。';

/** The identity fields: typed values, and values derived from them or from the account. */
export function IdentityFields({ record }: { record: PersonalRecord }) {
  const verified = record.verification >= 2;
  const locked = verified ? { readOnly: true } : {};
  return (
    <Stack>
      <Descriptions
        items={[
          masked('手机号', 'phone', record.phone),
          { term: '性别', value: record.sex },
          { term: '出生日期', value: record.birthday },
          { term: '所属企业', value: record.companyName },
          { term: '当前角色', value: record.roleName },
        ]}
      />
      <FieldGrid>
        <Field
          name="name"
          label="姓名"
          required
          {...(verified ? { hint: fixed } : {})}
          rules={[checkPersonName]}
        >
          <Input maxLength={30} autoComplete="name" {...locked} />
        </Field>
        <Field
          name="idNumber"
          label="身份证号"
          required
          hint={verified ? fixed : '性别和出生日期由身份证号得出。'}
          rules={[checkNumber]}
        >
          <Input maxLength={20} autoComplete="off" {...locked} />
        </Field>
        <Field name="email" label="邮箱" required rules={[checkEmail]}>
          <Input type="email" maxLength={60} autoComplete="email" />
        </Field>
        <Field name="idValidUntil" label="证件有效期至" required={false} hint="长期的不用填写。">
          <DatePicker />
        </Field>
        <Field name="ethnicity" label="民族" required={false}>
          <Input maxLength={20} />
        </Field>
        <Field name="address" label="住址" required={false}>
          <Input maxLength={120} autoComplete="street-address" />
        </Field>
      </FieldGrid>
    </Stack>
  );
}
