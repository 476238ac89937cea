import { roles } from '@ca-portal/api/domain';
import type { Session } from '../../kernel/session.js';

/** The company for which a session acts as administrator; undefined for everybody else. */
export const administeredCompany = (session: Session): string | undefined =>
  session.roleId === roles.enterpriseAdministrator ? (session.companyId ?? undefined) : undefined;
