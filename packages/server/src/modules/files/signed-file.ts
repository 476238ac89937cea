import { and, eq, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { certificates } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { signatureMatches } from '../lock-login/signature.js';
import { administeredCompany } from '../orders/ownership.js';
import { contentOf } from './download.js';
import { keepFile, readableFile, type FileRow } from './stored-file.js';

/**
 * Keeps the version of an attachment that a lock has signed (spec 7.4). The lock signs the SHA-256 of the bytes in
 * lower-case hex; the certificate must be in force and belong to the caller or his company.
 */
export async function keepSigned(
  given: { fileId: string; certificate: string; signature: string },
  context: CallContext,
): Promise<FileRow> {
  const { db, pki, clock } = context.services;
  const session = sessionOf(context);
  const original = await readableFile(db, session, given.fileId);
  const verified = await pki.verify(new Uint8Array(Buffer.from(given.certificate, 'base64')), clock());
  if (!verified.ok) {
    throw new PortalError(verified.reason === 'revoked' ? 'certificateRevoked' : 'certificateUntrusted');
  }
  const company = administeredCompany(session);
  const [bound] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.serialNumber, verified.serialNumber),
        or(
          eq(certificates.userId, session.userId),
          company ? eq(certificates.companyId, company) : undefined,
        ),
      ),
    );
  if (!bound) throw new PortalError('certificateUnbound');
  if (!signatureMatches(verified.publicKey, original.sha256, Buffer.from(given.signature, 'base64'))) {
    throw new PortalError('signatureWrong');
  }
  const content = await contentOf(original, context);
  const owner = { userId: session.userId, companyId: session.companyId };
  const name = original.name.replace(/(\.\w+)$/, '（已签名）$1');
  const kept = await keepFile({ owner, name, type: original.type, content, madeFrom: original.id }, context);
  await recordAudit(db, context, {
    action: 'file.sign',
    subjectType: 'file',
    subjectId: kept.id,
    details: { serialNumber: verified.serialNumber, signature: given.signature },
  });
  return kept;
}
