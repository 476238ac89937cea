import type { ResultOf } from '@ca-portal/api';
import type { systemRoles } from '@ca-portal/api/contract';

export type Role = ResultOf<(typeof systemRoles)['detail']>;

/** A role in the format of the API's form, without its menus. */
export const roleBody = ({
  roleId,
  roleName,
  roleKey,
  roleSort,
  status,
  menuCheckStrictly,
  remark,
}: Role) => ({
  roleId,
  roleName,
  roleKey,
  roleSort,
  status,
  menuCheckStrictly,
  remark: remark ?? '',
});
