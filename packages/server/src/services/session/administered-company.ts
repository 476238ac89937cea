import { roles } from '@ca-portal/api/domain';
import type { Session } from '../../kernel/session.js';

/** The company of which a session is administrator; undefined for everybody else. */
export const administeredCompany = (session: Session): string | undefined =>
  session.roleId === roles.enterpriseAdministrator ? (session.companyId ?? undefined) : undefined;
