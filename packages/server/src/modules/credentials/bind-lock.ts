import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { certificatePhones, certificates, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { companyLeft, provenCertificate, type SignedChallenge } from '../../services/certificates/index.js';
import { administeredCompany, firstRoleOf, checkCode, consumeCode } from '../../services/session/index.js';
import { maskPhone } from '../../kernel/mask.js';

/** Sets the phone for a certificate's reminders. Only its owner or his administrator may do so. */
export async function bindPhone(
  given: { certificateId: string; mobilePhone: string; code: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const session = sessionOf(context);
  const [certificate] = await services.db
    .select({ userId: certificates.userId, companyId: certificates.companyId })
    .from(certificates)
    .where(eq(certificates.id, given.certificateId));
  const company = administeredCompany(session);
  const own = certificate?.userId === session.userId || (company && certificate?.companyId === company);
  if (!certificate || !own) throw new PortalError('notFound');
  await checkCode(services, given.mobilePhone, 'bind', given.code);
  const now = services.clock();
  const bound = { phone: given.mobilePhone, boundBy: session.userId, boundAt: now };
  await services.db.transaction(async (tx) => {
    await consumeCode(tx, now, given.mobilePhone, 'bind');
    await tx
      .insert(certificatePhones)
      .values({ certificateId: given.certificateId, ...bound })
      .onConflictDoUpdate({ target: certificatePhones.certificateId, set: bound });
    await recordAudit(tx, context, {
      action: 'certificate.bindPhone',
      subjectType: 'certificate',
      subjectId: given.certificateId,
      details: { phone: maskPhone(given.mobilePhone) },
    });
  });
}

/**
 * Binds a lock to the account of a phone. The lock is proven by its signature, the phone by its code.
 * Somebody else's lock can be taken over only inside one company, from a person who can no longer use it:
 * without the role or the account.
 */
export async function bindLock(
  { mobilePhone, code, ...signed }: SignedChallenge & { readonly mobilePhone: string; readonly code: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const serialNumber = await provenCertificate(services, signed);
  await checkCode(services, mobilePhone, 'bind', code);
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.phone, mobilePhone), eq(users.disabled, false)));
    if (!user) throw new PortalError('phoneUnknown');
    const [certificate] = await tx
      .select()
      .from(certificates)
      .where(and(eq(certificates.serialNumber, serialNumber), eq(certificates.status, 'active')))
      .for('update');
    if (!certificate) throw new PortalError('certificateUntrusted');
    await consumeCode(tx, now, mobilePhone, 'bind');
    const owned = await tx.select().from(userRoles).where(eq(userRoles.userId, user.id));
    const [holder] = await tx
      .select({ disabled: users.disabled, roleId: userRoles.roleId })
      .from(users)
      .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, certificate.roleId)))
      .where(eq(users.id, certificate.userId));
    const stillUsed = holder && !holder.disabled && holder.roleId !== null;
    const sameCompany = certificate.companyId !== null && certificate.companyId === user.companyId;
    if (certificate.userId !== user.id && (stillUsed || !sameCompany)) {
      throw new PortalError('lockBoundElsewhere');
    }
    if (companyLeft(certificate, user)) throw new PortalError('companyLeft');
    const keeps = owned.some(({ roleId }) => roleId === certificate.roleId);
    const roleId = keeps ? certificate.roleId : await firstRoleOf(tx, user.id);
    await tx.update(certificates).set({ userId: user.id, roleId }).where(eq(certificates.id, certificate.id));
    await recordAudit(tx, context, {
      action: 'certificate.bind',
      subjectType: 'certificate',
      subjectId: certificate.id,
      details: { from: certificate.userId, to: user.id },
      actor: { userId: user.id, roleId },
    });
  });
}
