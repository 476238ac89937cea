import { checkEmail, checkIdCard, checkPersonName } from '@ca-portal/api/domain';
import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { toaster } from '@ca-portal/ui/toast';
import { useCompleteInfo } from '../queries.js';
import { FormDialog } from '../../../shared/form/index.js';
import type { MemberDialogProps } from './MemberDialog.js';

/** 补全资料: empty fields stay unchanged; the member is told what was changed. */
export function InfoDialog({ member, onClose }: MemberDialogProps) {
  const complete = useCompleteInfo();
  const form = useForm({ defaultValues: { name: member.name, idNumber: '', email: '' } });
  return (
    <FormDialog
      title={`补全“${member.name}”的资料`}
      description="对方会收到消息，知道改了什么。"
      form={form}
      submitLabel="保存"
      onClose={onClose}
      onSubmit={async (body) => {
        await complete.mutateAsync({ params: { userGuid: member.userGuid }, body });
        toaster.success(`已保存“${member.name}”的资料。`);
      }}
    >
      <Field name="name" label="姓名" required rules={[checkPersonName]}>
        <Input maxLength={60} />
      </Field>
      <Field
        name="idNumber"
        label="身份证号"
        required={false}
        hint={member.idNumber ? `已登记 ${member.idNumber}，不填则不变。` : '还没有登记。'}
        rules={[(value) => checkIdCard(value)]}
      >
        <Input maxLength={18} autoComplete="off" />
      </Field>
      <Field name="email" label="邮箱" required={false} hint="不填则不变。" rules={[checkEmail]}>
        <Input maxLength={60} inputMode="email" />
      </Field>
    </FormDialog>
  );
}
