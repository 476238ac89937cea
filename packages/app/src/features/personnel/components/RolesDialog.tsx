import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field, useForm } from '@ca-portal/ui/form';
import { toaster } from '@ca-portal/ui/toast';
import { Choices } from '../PersonnelPage.styles.js';
import { useAssignRoles, type StaffRole } from '../queries.js';
import { roleOptions, roleOf, staffRoles } from '../staff-position.js';
import { FormDialog } from '../../../shared/form/index.js';
import type { MemberDialogProps } from './MemberDialog.js';

/** 分配角色: the ticked roles replace the old ones. The administrator role cannot be given here. */
export function RolesDialog({ member, onClose }: MemberDialogProps) {
  const assign = useAssignRoles();
  const form = useForm<{ roleIds: StaffRole[] }>({
    defaultValues: { roleIds: staffRoles.filter((role) => member.roleIds.includes(role)) },
  });
  return (
    <FormDialog
      title={`为“${member.name}”分配角色`}
      description="造价师和项目负责人同一时间只能受聘于一家企业。"
      form={form}
      submitLabel="保存"
      onClose={onClose}
      onSubmit={async (body) => {
        await assign.mutateAsync({ params: { userGuid: member.userGuid }, body });
        toaster.success(`已保存“${member.name}”的角色。`);
      }}
    >
      <Field<StaffRole[]> name="roleIds" label="角色" group>
        {({ value, onValueChange }) => (
          <Choices>
            {roleOptions.map((option) => {
              const role = roleOf(option.value);
              if (role === undefined) return null;
              return (
                <Checkbox
                  key={option.value}
                  value={value.includes(role)}
                  onValueChange={(chosen) =>
                    onValueChange(chosen ? [...value, role] : value.filter((known) => known !== role))
                  }
                >
                  {option.label}
                </Checkbox>
              );
            })}
          </Choices>
        )}
      </Field>
    </FormDialog>
  );
}
