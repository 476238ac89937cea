import type { ProductDetail, SessionInfo } from '@ca-portal/api';
import { masterLockType, roleLabel, roles } from '@ca-portal/api/domain';
import { personnel } from '@ca-portal/api/groups/personnel';
import type { ComboboxOption } from '@ca-portal/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { read, type Answer } from '../../api/query.js';

type Product = Pick<ProductDetail, 'lockType' | 'allowedRoleIds'>;
type StaffMember = Answer<typeof personnel, 'list'>['rows'][number];

/**
 * An administrator orders for employees (dossier 2.2); other users for themselves. The master lock belongs to the
 * company, so its holder cannot be chosen.
 */
export const choosesHolder = ({ lockType }: Product, { roleId }: Pick<SessionInfo, 'roleId'>): boolean =>
  roleId === roles.enterpriseAdministrator && lockType !== masterLockType;

/** The role in which a user may hold this product; undefined if there is none. */
const roleFor = (product: Product, roleIds: readonly number[]): number | undefined =>
  roleIds.find((id) => product.allowedRoleIds.includes(id));

/** An employee as an option; disabled with the reason if the employee cannot hold the product. */
export function holderOption(product: Product, one: StaffMember): ComboboxOption {
  const reason =
    roleFor(product, one.roleIds) === undefined
      ? `该员工的身份不能办理，可以办理的身份：${product.allowedRoleIds.map(roleLabel).join('、')}`
      : one.blocked.find(({ action }) => action === 'lock')?.reason;
  return {
    value: one.userGuid,
    label: `${one.name}（${[...one.roleNames, one.phone].join('，')}）`,
    ...(reason ? { disabled: true, reason } : {}),
  };
}

/** All employees that the administrator may order for. */
export const useStaff = (enabled: boolean) =>
  useQuery({ ...read(personnel, 'list', { query: { page: 1, limit: 999 } }), enabled });

/** The holder of the ordered product: the role, and whether it is the user himself. */
export function useHolder(product: Product, user: SessionInfo, holderGuid: string) {
  const { person, roleId } = user;
  const staff = useStaff(choosesHolder(product, user));
  const self = holderGuid === '' || holderGuid === person.userGuid;
  const chosen = self ? undefined : staff.data?.rows.find((one) => one.userGuid === holderGuid);
  return {
    self,
    name: chosen?.name ?? person.name,
    roleId: (chosen && roleFor(product, chosen.roleIds)) ?? roleId,
  };
}
