import {
  checkCompanyAccount,
  checkCreditCode,
  checkEmail,
  checkPhoneLandlineOrDigits,
} from '@ca-portal/api/domain';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { toaster } from '@ca-portal/ui/toast';
import { FormDialog } from '../../../shared/form/index.js';
import { Pair } from '../InvoicePage.styles.js';
import { useAddTitle, useUpdateTitle, type Title, type TitleInput } from '../queries.js';

type TitleForm = Omit<TitleInput, 'forCompany'> & { owner: 'company' | 'person' };

const empty: TitleForm = {
  owner: 'company',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
  isDefault: false,
};

const formOf = ({ id: _id, missing: _missing, forCompany, ...title }: Title): TitleForm => ({
  ...title,
  owner: forCompany ? 'company' : 'person',
});

/** A person's title has no company data: company values typed earlier are not sent. */
const inputOf = ({ owner, ...form }: TitleForm): TitleInput =>
  owner === 'company'
    ? { ...form, forCompany: true }
    : { ...form, forCompany: false, taxNumber: '', address: '', phone: '', bank: '', account: '' };

/** A new title, or a change of one; issued invoices keep theirs. */
export function TitleDialog({ title, onClose }: { title?: Title; onClose: () => void }) {
  const add = useAddTitle();
  const update = useUpdateTitle();
  const form = useForm<TitleForm>({ defaultValues: title ? formOf(title) : empty });
  const company = useWatch({ control: form.control, name: 'owner' }) === 'company';
  return (
    <FormDialog
      title={title ? '编辑抬头' : '新增抬头'}
      form={form}
      submitLabel="保存"
      size="lg"
      onClose={onClose}
      onSubmit={async (values) => {
        const body = inputOf(values);
        await (title ? update.mutateAsync({ params: { id: title.id }, body }) : add.mutateAsync({ body }));
        toaster.success('已保存抬头。');
      }}
    >
      <Field name="owner" label="类型" required group>
        <RadioGroup
          orientation="horizontal"
          options={[
            { value: 'company', label: '单位' },
            { value: 'person', label: '个人' },
          ]}
        />
      </Field>
      <Pair>
        <Field
          name="title"
          label="发票抬头"
          required
          rules={[(value: string) => (value.trim().length < 2 ? '请输入发票抬头。' : undefined)]}
        >
          <Input maxLength={100} />
        </Field>
        {company ? (
          <Field name="taxNumber" label="纳税人识别号" required rules={[checkCreditCode]}>
            <Input maxLength={20} />
          </Field>
        ) : null}
        {/* On its own row: the company fields below have hints, and stay aligned with each other. */}
        <div data-wide="">
          <Field name="email" label="收票邮箱" required rules={[checkEmail]}>
            <Input inputMode="email" maxLength={60} />
          </Field>
        </div>
        {company ? (
          <>
            <Field name="bank" label="开户行" required={false} hint="专用发票必填。">
              <Input maxLength={60} />
            </Field>
            <Field
              name="account"
              label="银行账号"
              required={false}
              hint="对公账号，8 至 32 位数字。"
              rules={[checkCompanyAccount]}
            >
              <Input inputMode="numeric" maxLength={40} />
            </Field>
            <Field name="address" label="注册地址" required={false} hint="专用发票必填。">
              <Input maxLength={120} />
            </Field>
            <Field
              name="phone"
              label="注册电话"
              required={false}
              hint="专用发票必填。"
              rules={[checkPhoneLandlineOrDigits]}
            >
              <Input inputMode="tel" maxLength={20} />
            </Field>
          </>
        ) : null}
      </Pair>
      <Field<boolean> name="isDefault" group>
        {({ name, value, onValueChange }) => (
          <Checkbox name={name} value={value} onValueChange={(next) => onValueChange(next)}>
            设为默认抬头
          </Checkbox>
        )}
      </Field>
    </FormDialog>
  );
}
