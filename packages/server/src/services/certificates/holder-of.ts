import type { RoleId } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, userRoles, users } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { companyLeft } from './company-left.js';

/** The account and role that a valid certificate logs in, if its holder still belongs to the company in it. */
export async function holderOf(db: Db, serialNumber: string): Promise<{ userId: string; roleId: RoleId }> {
  // The role is checked again: the user may have lost it since the certificate was issued.
  const [bound] = await db
    .select({
      userId: users.id,
      roleId: userRoles.roleId,
      person: users.companyId,
      companyId: certificates.companyId,
    })
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), eq(users.disabled, false)))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, certificates.roleId)))
    .where(and(eq(certificates.serialNumber, serialNumber), eq(certificates.status, 'active')));
  if (!bound) throw new PortalError('certificateUnbound');
  if (companyLeft(bound, { companyId: bound.person })) throw new PortalError('companyLeft');
  return { userId: bound.userId, roleId: bound.roleId as RoleId };
}
