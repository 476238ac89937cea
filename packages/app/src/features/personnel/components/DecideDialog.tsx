import { roleLabel } from '@ca-portal/api/domain';
import { Field, useForm } from '@ca-portal/ui/form';
import { Select } from '@ca-portal/ui/select';
import { Textarea } from '@ca-portal/ui/textarea';
import { toaster } from '@ca-portal/ui/toast';
import { useDecide, type JoinRequest } from '../queries.js';
import { roleOf, roleOptions } from '../staff-position.js';
import { FormDialog } from '../../../shared/form/index.js';

interface DecideDialogProps {
  request: JoinRequest;
  approve: boolean;
  onClose: () => void;
}

/** Approves an applicant with a role, or rejects with a reason. */
export function DecideDialog({ approve, ...rest }: DecideDialogProps) {
  return approve ? <ApproveDialog {...rest} /> : <RejectDialog {...rest} />;
}

type OneDialogProps = Omit<DecideDialogProps, 'approve'>;

function ApproveDialog({ request, onClose }: OneDialogProps) {
  const decide = useDecide();
  const asked = roleOf(String(request.roleId));
  const form = useForm<{ roleId: string }>({ defaultValues: { roleId: asked ? String(asked) : '' } });
  return (
    <FormDialog
      title={`通过“${request.name}”的申请`}
      description={`对方申请的角色是“${roleLabel(request.roleId)}”。通过后可以用本企业名义办理业务。`}
      form={form}
      submitLabel="通过并分配角色"
      onClose={onClose}
      onSubmit={async (values) => {
        const roleId = roleOf(values.roleId);
        if (roleId === undefined) throw new Error('a role that is not offered');
        await decide.mutateAsync({ params: { id: request.id }, body: { approve: true, roleId } });
        toaster.success(`“${request.name}”已加入企业。`);
      }}
    >
      <Field name="roleId" label="分配的角色" required="请选择角色。">
        <Select options={roleOptions} />
      </Field>
    </FormDialog>
  );
}

function RejectDialog({ request, onClose }: OneDialogProps) {
  const decide = useDecide();
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={`驳回“${request.name}”的申请`}
      description="驳回必须写原因，对方会看到。"
      form={form}
      submitLabel="驳回"
      submitVariant="danger"
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ params: { id: request.id }, body: { approve: false, reason } });
        toaster.success(`已驳回“${request.name}”的申请。`);
      }}
    >
      <Field
        name="reason"
        label="驳回原因"
        required
        rules={[(value: string) => (value.trim().length < 2 ? '请写明原因，至少 2 个字。' : undefined)]}
      >
        <Textarea rows={3} maxLength={200} placeholder="例如：信息不符，请核对后重新申请" />
      </Field>
    </FormDialog>
  );
}
