import type { SessionInfo } from '@ca-portal/api';
import { hasPermission, permissions, roles } from '@ca-portal/api/domain';

/** A company's administrator writes to his staff, the portal's staff to anybody: the API's own rule. */
export const maySend = ({ roleId, permissions: granted }: Pick<SessionInfo, 'roleId' | 'permissions'>) =>
  roleId === roles.enterpriseAdministrator ||
  roleId === roles.reviewer ||
  hasPermission(granted, permissions.sendMessages);
