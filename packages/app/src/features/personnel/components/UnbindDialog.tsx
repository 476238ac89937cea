import { Field, useForm } from '@ca-portal/ui/form';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useUnbind } from '../queries.js';
import { FormDialog } from '../../../shared/form/index.js';
import type { MemberDialogProps } from './MemberDialog.js';

/** 解绑企业: shows first what happens to the certificates that name the company. */
export function UnbindDialog({ member, onClose }: MemberDialogProps) {
  const unbind = useUnbind();
  const form = useForm<{ certificates: 'keep' | 'cancel'; reason: string }>({
    defaultValues: { certificates: 'cancel', reason: '' },
  });
  const { certificateCount } = member;
  return (
    <FormDialog
      title={`解绑“${member.name}”？`}
      description={
        certificateCount > 0
          ? `解绑后该员工不能再用本企业名义办理业务。他名下有 ${certificateCount} 张证书写有本企业名称。`
          : '解绑后该员工不能再用本企业名义办理业务。'
      }
      form={form}
      submitLabel="解绑企业"
      submitVariant="danger"
      onClose={onClose}
      onSubmit={async (body) => {
        await unbind.mutateAsync({ params: { userGuid: member.userGuid }, body });
        toaster.success(`已解绑“${member.name}”。`);
      }}
    >
      {certificateCount > 0 ? (
        <Field name="certificates" label="证书怎么处理" required group>
          <RadioGroup
            options={[
              {
                value: 'cancel',
                label: `申请注销这 ${certificateCount} 张证书`,
                description: '审核通过后永久注销，不可恢复。',
              },
              { value: 'keep', label: '保留到期', description: '离职人员仍可能用它签章，不建议。' },
            ]}
          />
        </Field>
      ) : null}
      <Field name="reason" label="解绑原因" required>
        <Textarea rows={2} maxLength={200} placeholder="例如：离职" />
      </Field>
    </FormDialog>
  );
}
