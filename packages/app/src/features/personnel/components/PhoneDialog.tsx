import { checkMobile } from '@ca-portal/api/domain';
import { Field, useForm, useWatch } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { toaster } from '@ca-portal/ui/toast';
import { AccountCode } from '../../../shared/account/index.js';
import { FormDialog } from '../../../shared/form/index.js';
import { useChangePhone } from '../queries.js';
import type { MemberDialogProps } from './MemberDialog.js';

/** 修改手机号: needs a code from the new number and one from the administrator's; the member is logged out everywhere. */
export function PhoneDialog({ member, onClose }: MemberDialogProps) {
  const change = useChangePhone();
  const form = useForm({ defaultValues: { ownCode: '', mobilePhone: '', newCode: '' } });
  const phone = useWatch({ control: form.control, name: 'mobilePhone' });
  return (
    <FormDialog
      title={`修改“${member.name}”的手机号`}
      description={`现在登记的是 ${member.phone}。修改后对方在所有设备上退出登录，新旧手机号都会收到通知。`}
      form={form}
      submitLabel="修改手机号"
      onClose={onClose}
      onSubmit={async ({ mobilePhone, newCode, ownCode }) => {
        await change.mutateAsync({
          params: { userGuid: member.userGuid },
          body: {
            mobilePhone: mobilePhone.trim(),
            newCode: newCode.trim(),
            ownCode: ownCode.trim(),
          },
        });
        toaster.success(`已修改“${member.name}”的手机号。`);
      }}
    >
      <Field name="mobilePhone" label="新手机号" required rules={[checkMobile]}>
        <Input type="tel" inputMode="tel" maxLength={20} />
      </Field>
      <AccountCode name="newCode" purpose="phone" phone={phone} label="新手机号收到的验证码" />
      <AccountCode name="ownCode" purpose="phone" label="您自己手机号收到的验证码" />
    </FormDialog>
  );
}
