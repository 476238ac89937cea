import { roleLabel, roles as roleIds } from '@ca-portal/api/domain';
import { identity } from '@ca-portal/api/groups/identity';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { RoleSelectDialog } from '@ca-portal/ui/role-select-dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, read } from '../../api/query.js';
import { switchRole } from '../../session/switch-role.js';
import { acceptToken, useCurrentUser } from '../../session/useSession.js';
import { unsavedTabs } from '../tabs/index.js';
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
  const [confirm, question] = useConfirm();
  /** Asks as closing tabs does: a switch closes them all. */
  const mayLose = (): boolean | Promise<boolean> => {
    const unsaved = unsavedTabs.get();
    return (
      unsaved.length === 0 ||
      confirm({
        title: '有内容还没有保存',
        description: `${unsaved.map((title) => `“${title}”`).join('、')}里填写的内容还没有保存，切换身份后会丢失。`,
        confirmLabel: '不保存，切换',
        cancelLabel: '继续填写',
      })
    );
  };
  const options = first
    ? freeRoles.map((roleId) => ({ roleId, roleName: roleLabel(roleId), companyName: '' }))
    : (owned.data ?? []);

  return (
    <>
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
            if (!(await mayLose())) return;
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
      {question}
    </>
  );
}
