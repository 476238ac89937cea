import type { InputOf, scanStamp } from '@ca-portal/api/contract';
import { formatBeijing, stampConsentText } from '@ca-portal/api/domain';
import { signedAttributes } from '@ca-portal/api/sealed-pdf/signature';
import { and, eq, isNull, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { scanStamps } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { sealMatches } from '../../pki/signature.js';
import { holderOf, refusalOf } from '../../services/certificates/index.js';
import { hashOfSecret } from './window.js';

async function pending({ db, clock }: Services, code: string) {
  const [row] = await db
    .select()
    .from(scanStamps)
    .where(eq(scanStamps.codeHash, hashOfSecret(code)));
  if (!row || row.answeredAt || row.expiresAt <= clock()) throw new PortalError('scanStampEnded');
  return row;
}

/**
 * What the holder compares before he types his PIN. The digest is there once the computer has placed the
 * seals.
 */
export async function look(code: string, services: Services) {
  const row = await pending(services, code);
  if (!row.scannedAt) {
    const scannedAt = services.clock();
    await services.db.update(scanStamps).set({ scannedAt }).where(eq(scanStamps.id, row.id));
  }
  const { browser, system, mark, challenge, documentName, digest } = row;
  const times = { openedAt: formatBeijing(row.openedAt), expiresAt: formatBeijing(row.expiresAt) };
  return { browser, system, mark, challenge, documentName, digest: digest ?? '', ...times };
}

/** A valid certificate of ours, with a holder who may still act. */
async function usable({ db, pki, clock }: Services, certificate: string) {
  const der = new Uint8Array(Buffer.from(certificate, 'base64'));
  const verified = await pki.verify(der, clock());
  if (!verified.ok) throw new PortalError(refusalOf[verified.reason]);
  return { ...verified, der, holder: await holderOf(db, verified.serialNumber) };
}

/** Only once: the document is made for one certificate. */
export async function choose(
  { code, certificate }: InputOf<typeof scanStamp.choose>['body'],
  services: Services,
) {
  const row = await pending(services, code);
  await usable(services, certificate);
  const [chosen] = await services.db
    .update(scanStamps)
    .set({ certificate })
    .where(
      and(
        eq(scanStamps.id, row.id),
        or(isNull(scanStamps.certificate), eq(scanStamps.certificate, certificate)),
      ),
    )
    .returning({ id: scanStamps.id });
  if (!chosen) throw new PortalError('scanStampEnded');
  return { state: 'chosen' as const };
}

type Row = typeof scanStamps.$inferSelect;
type Answer = InputOf<typeof scanStamp.answer>['body'];

/** Recomputes both signed texts from what the phone has shown: nothing else can have been signed. */
async function demandSignatures(row: Row, given: Answer, services: Services) {
  const { certificate, digest, challenge, documentName } = row;
  if (!certificate || !digest) throw new PortalError('scanStampEnded');
  const { der, publicKey, serialNumber, holder } = await usable(services, certificate);
  const attributes = await signedAttributes(new Uint8Array(Buffer.from(digest, 'hex')), der);
  const consent = Buffer.from(stampConsentText({ challenge, documentName, digest }), 'utf8');
  const fits =
    sealMatches(publicKey, attributes, Buffer.from(given.signature, 'base64')) &&
    sealMatches(publicKey, consent, Buffer.from(given.consent, 'base64'));
  if (!fits) throw new PortalError('signatureWrong');
  return { serialNumber, holder };
}

/**
 * The first answer counts. A wrong signature is ignored: the holder may try again while the QR code is valid.
 */
export async function answer(given: Answer, context: CallContext) {
  const { services } = context;
  const row = await pending(services, given.code);
  const agrees = given.signature !== '';
  const signed = agrees ? await demandSignatures(row, given, services) : undefined;
  await services.db.transaction(async (tx) => {
    const [answered] = await tx
      .update(scanStamps)
      .set({ answeredAt: services.clock(), signature: agrees ? given.signature : null })
      .where(and(eq(scanStamps.id, row.id), isNull(scanStamps.answeredAt)))
      .returning({ id: scanStamps.id });
    if (!answered) throw new PortalError('scanStampEnded');
    const { documentName, digest, browser, system } = row;
    await recordAudit(tx, context, {
      action: agrees ? 'file.scanSigned' : 'file.scanRefused',
      subjectType: 'user',
      subjectId: signed?.holder.userId ?? '',
      details: {
        serialNumber: signed?.serialNumber ?? null,
        documentName,
        digest,
        browser,
        system,
        ...(agrees ? { consent: given.consent } : {}),
      },
      ...(signed ? { actor: signed.holder } : {}),
    });
  });
  return { state: agrees ? ('signed' as const) : ('refused' as const) };
}
