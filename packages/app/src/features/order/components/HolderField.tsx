import type { ProductDetail, SessionInfo } from '@ca-portal/api';
import { Combobox } from '@ca-portal/ui/combobox';
import { Field } from '@ca-portal/ui/form';
import { holderOption, useStaff } from '../holder.js';

interface HolderFieldProps {
  product: ProductDetail;
  user: SessionInfo;
}

/** 持有人: an administrator chooses an employee, or himself if administrators may have the product. */
export function HolderField({ product, user: { person, roleId } }: HolderFieldProps) {
  const staff = useStaff(true);
  const himself = product.allowedRoleIds.includes(roleId)
    ? [{ value: person.userGuid, label: `${person.name}（本人）` }]
    : [];
  const others = (staff.data?.rows ?? []).filter(({ userGuid }) => userGuid !== person.userGuid);
  return (
    <Field
      name="holderGuid"
      label="持有人"
      hint="从本企业员工中选择。名单里没有时，请先在人员管理中邀请加入。"
      required="请选择持有人。"
    >
      <Combobox
        placeholder="输入姓名查找"
        options={[...himself, ...others.map((one) => holderOption(product, one))]}
        loading={staff.isPending}
        failed={staff.isError}
        onRetry={() => void staff.refetch()}
      />
    </Field>
  );
}
