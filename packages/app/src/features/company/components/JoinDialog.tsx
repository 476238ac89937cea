import { errorCodes, roleLabels, roles } from '@ca-portal/api/domain';
import { isApiError } from '@ca-portal/api';
import { Field, useForm } from '@ca-portal/ui/form';
import { Select } from '@ca-portal/ui/select';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { FormDialog } from '../../../shared/form/index.js';
import { useJoin, type JoinInput } from '../membership-queries.js';

const staffRoles: readonly JoinInput['roleId'][] = [
  roles.projectLeader,
  roles.expert,
  roles.costEngineer,
  roles.supervisor,
];

interface JoinDialogProps {
  company: { companyName: string; creditCode: string };
  onClose: () => void;
}

/** Asks to join; the company's administrator decides. */
export function JoinDialog({ company, onClose }: JoinDialogProps) {
  const join = useJoin();
  const form = useForm({ defaultValues: { roleId: '', remark: '' } });
  return (
    <FormDialog
      title={`申请加入“${company.companyName}”`}
      description="造价师和项目负责人同一时间只能受聘于一家企业。"
      form={form}
      submitLabel="提交申请"
      onClose={onClose}
      onSubmit={async ({ roleId: chosen, remark }) => {
        const roleId = staffRoles.find((role) => String(role) === chosen);
        if (roleId === undefined) throw new Error('a role that is not offered');
        try {
          await join.mutateAsync({ body: { creditCode: company.creditCode, roleId, remark } });
        } catch (error) {
          // The request is in the list below already: the form needs no error.
          if (!isApiError(error, errorCodes.applicationOpen)) throw error;
          toaster.error(error.message);
          return;
        }
        toaster.success('已提交申请，企业管理员审核后会发消息告诉您。');
      }}
    >
      <Field name="roleId" label="申请的角色" required="请选择角色。">
        <Select options={staffRoles.map((role) => ({ value: String(role), label: roleLabels[role] }))} />
      </Field>
      <Field name="remark" label="附言" required={false} hint="帮助管理员认出您。">
        <Textarea rows={2} maxLength={200} placeholder="例如：新入职，工程二部" />
      </Field>
    </FormDialog>
  );
}
