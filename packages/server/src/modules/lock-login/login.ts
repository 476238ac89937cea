import { type ErrorKey, type RoleId } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { certificates, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import type { RefusalReason } from '../../pki/index.js';
import { logIn } from '../session/password-login.js';
import { spendChallenge } from './challenge.js';
import { signatureMatches } from './signature.js';

const refusals: Readonly<Record<RefusalReason, ErrorKey>> = {
  untrusted: 'certificateUntrusted',
  expired: 'certificateExpired',
  'not-yet-valid': 'certificateNotYetValid',
  revoked: 'certificateRevoked',
};

interface SignedChallenge {
  readonly challengeId: string;
  /** DER in base64. */
  readonly certificate: string;
  readonly signature: string;
}

/**
 * Login with a lock: the certificate must be ours and in force, its key must have signed this very
 * challenge, and it must be bound to an account. Whoever fails needs a new challenge.
 */
export async function loginByLock(given: SignedChallenge, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  const text = await spendChallenge(services, given.challengeId);
  const der = new Uint8Array(Buffer.from(given.certificate, 'base64'));
  const verified = await services.pki.verify(der, services.clock());
  if (!verified.ok) throw new PortalError(refusals[verified.reason]);
  if (!signatureMatches(verified.publicKey, text, Buffer.from(given.signature, 'base64'))) {
    throw new PortalError('signatureWrong');
  }
  // The role is proven again: a person may have lost it since the certificate was issued.
  const [bound] = await services.db
    .select({ userId: users.id, roleId: userRoles.roleId })
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), eq(users.disabled, false)))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, certificates.roleId)))
    .where(and(eq(certificates.serialNumber, verified.serialNumber), eq(certificates.status, 'active')));
  if (!bound) throw new PortalError('certificateUnbound');
  return logIn(context, { userId: bound.userId, roleId: bound.roleId as RoleId, method: 'lock' });
}
