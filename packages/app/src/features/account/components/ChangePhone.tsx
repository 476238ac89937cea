import { checkMobile } from '@ca-portal/api/domain';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { toaster } from '@ca-portal/ui/toast';
import { FormDialog } from '../../../shared/form/index.js';
import { AccountCode } from '../../../shared/account/index.js';
import { useChangePhone } from '../queries.js';

/** 更换手机号: one code to the old number and one to the new number, requested separately. */
export function ChangePhone({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { oldCode: '', mobilePhone: '', newCode: '' } });
  const mobilePhone = useWatch({ control: form.control, name: 'mobilePhone' });
  const change = useChangePhone();
  return (
    <FormDialog
      title="更换手机号"
      description="原手机号和新手机号都要验证。更换后用新手机号登录和接收通知。"
      form={form}
      submitLabel="更换"
      onClose={onClose}
      onSubmit={async (values) => {
        await change.mutateAsync({
          query: {
            mobilePhone: values.mobilePhone.trim(),
            oldCode: values.oldCode.trim(),
            newCode: values.newCode.trim(),
          },
        });
        toaster.success('手机号已更换，请记住下次用新手机号登录。');
      }}
    >
      <AccountCode name="oldCode" purpose="phone" label="原手机号收到的验证码" />
      <Field name="mobilePhone" label="新手机号" required rules={checkMobile}>
        <Input inputMode="tel" maxLength={11} autoComplete="tel" />
      </Field>
      <AccountCode name="newCode" purpose="phone" phone={mobilePhone} label="新手机号收到的验证码" />
    </FormDialog>
  );
}
