import { roleLabel, roles as roleIds } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { RoleSelectDialog } from '@ca-portal/ui/role-select-dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, read } from '../../api/query.js';
import { switchRole } from '../../session/switch-role.js';
import { acceptToken, useCurrentUser } from '../../session/useSession.js';
import type { AccountDialogProps } from './AccountDialogs.js';
import { sentenceOf } from './refusal.js';

const quiet = { quiet: true } as const;

/** Roles that need neither a company nor an approval: a user without a role may take one at once. */
const freeRoles = [2, 3, 4, 6] as const;
type FreeRole = (typeof freeRoles)[number];
const isFree = (roleId: number): roleId is FreeRole => (freeRoles as readonly number[]).includes(roleId);

const iconOf = (roleId: number): IconName =>
  roleId === roleIds.enterprise || roleId === roleIds.enterpriseAdministrator ? 'building' : 'user';

/** 切换身份 (spec 4, role switch), and the first choice of a user without a role (spec 2.11). */
export function AccountRole({ onClose, onReopen }: AccountDialogProps) {
  const current = useCurrentUser()?.roleId;
  const navigate = useNavigate();
  const owned = useQuery(read(identity, 'roles'));
  const first = current === roleIds.unchosen && owned.data?.length === 0;
  const options = first
    ? freeRoles.map((roleId) => ({ roleId, roleName: roleLabel(roleId), companyName: '' }))
    : (owned.data ?? []);

  return (
    <RoleSelectDialog
      open
      onOpenChange={(open) => {
        if (open) onReopen?.();
        else onClose();
      }}
      loading={owned.isPending}
      failed={owned.isError}
      onRetry={() => void owned.refetch()}
      roles={options.map(({ roleId, roleName, companyName }) => ({
        value: String(roleId),
        name: roleName,
        icon: <Icon name={iconOf(roleId)} size={32} />,
        ...(companyName ? { organization: companyName } : {}),
      }))}
      onApply={() => void navigate('/roleApply')}
      {...(current === undefined || current === roleIds.unchosen ? {} : { current: String(current) })}
      onSelect={(value) =>
        sentenceOf(async () => {
          const roleId = Number(value);
          if (first && isFree(roleId))
            acceptToken((await call(identity, 'choose', { body: { roleId } }, quiet)).token);
          else {
            // Asked before anything changes: a role that was taken away meanwhile must not end the session.
            await call(identity, 'byRole', { query: { roleId } }, quiet);
            switchRole(roleId);
          }
          // The new role may not have access to the current page.
          void navigate('/', { replace: true });
        })
      }
    />
  );
}
