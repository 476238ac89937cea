import type { RoleId } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { certificates, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { keepingRefusals, logIn } from '../../services/session/index.js';
import { provenCertificate, type SignedChallenge } from '../../services/certificates/index.js';

/** Login with a lock: a proven certificate that is bound to an account. */
export const loginByLock = (given: SignedChallenge, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, '', () => checkLock(given, context));

async function checkLock(given: SignedChallenge, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  const serialNumber = await provenCertificate(services, given);
  // The role is proven again: a person may have lost it since the certificate was issued.
  const [bound] = await services.db
    .select({ userId: users.id, roleId: userRoles.roleId })
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), eq(users.disabled, false)))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, certificates.roleId)))
    .where(and(eq(certificates.serialNumber, serialNumber), eq(certificates.status, 'active')));
  if (!bound) throw new PortalError('certificateUnbound');
  return logIn(context, { userId: bound.userId, roleId: bound.roleId as RoleId, method: 'lock' });
}
