import { checkCompanyAccount, checkEmail, checkPhoneLandlineOrDigits } from '@ca-portal/api/domain';
import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { FieldGrid } from '../../../shared/page/index.js';

/** Addresses for bills and parcels: all optional, and editable after the review, too. */
export function BillingFields() {
  return (
    <FieldGrid>
      <Field name="bank" label="开户行" required={false}>
        <Input maxLength={60} />
      </Field>
      <Field
        name="account"
        label="账号"
        required={false}
        hint="8 至 32 位数字。"
        rules={[checkCompanyAccount]}
      >
        <Input maxLength={40} inputMode="numeric" />
      </Field>
      <Field name="address" label="注册地址" required={false}>
        <Input maxLength={120} />
      </Field>
      <Field name="phone" label="注册电话" required={false} rules={[checkPhoneLandlineOrDigits]}>
        <Input maxLength={20} inputMode="tel" />
      </Field>
      <Field name="email" label="收票邮箱" required={false} rules={[checkEmail]}>
        <Input maxLength={60} inputMode="email" />
      </Field>
      <Field name="mailingAddress" label="邮寄地址" required={false}>
        <Input maxLength={120} />
      </Field>
    </FieldGrid>
  );
}
