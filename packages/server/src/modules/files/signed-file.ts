import { X509Certificate } from 'node:crypto';
import type { InputOf } from '@ca-portal/api';
import type { files } from '@ca-portal/api/contract';
import { formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import type { Seal, SealRequest } from '@ca-portal/api/sealed-pdf';
import { and, eq, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { certificates } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { sealMatches } from '../../pki/signature.js';
import { companyLeft, refusalOf } from '../../services/certificates/index.js';
import { administeredCompany } from '../../services/session/index.js';
import { contentOf, keepFile, readableFile, type FileRow } from '../../services/files/index.js';
import { senderOf } from '../../workers/index.js';
import { timeStampFor } from './time-stamp-for.js';

type Sealing = InputOf<typeof files.prepareSigned>['body'];
type Signed = InputOf<typeof files.signed>['body'];

/** Time limit from placing the seals to the lock's signature. */
const deadlineMs = 10 * 60_000;

/** The certificate must be valid, not reported lost, and belong to the caller or his company. */
async function ownSigner(given: string, context: CallContext) {
  const { db, pki, clock } = context.services;
  const session = sessionOf(context);
  const der = new Uint8Array(Buffer.from(given, 'base64'));
  const verified = await pki.verify(der, clock());
  if (!verified.ok) throw new PortalError(refusalOf[verified.reason]);
  const company = administeredCompany(session);
  const [bound] = await db
    .select()
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
  if (bound.status === 'lost') {
    throw new PortalError('changeNotPossible', { reason: '该锁已挂失，找到后请先解除挂失' });
  }
  if (bound.status !== 'active') throw new PortalError('certificateUnbound');
  if (companyLeft(bound, session)) throw new PortalError('companyLeft');
  return { ...verified, der, signer: bound.holderName };
}

function sealsOf({ pictures, seals, pagingSeal }: Sealing): Seal[] {
  const decoded = pictures.map((one) => new Uint8Array(Buffer.from(one, 'base64')));
  const pictureOf = (number: number): Uint8Array => {
    const picture = decoded[number];
    if (!picture) throw new PortalError('sealPictureRefused');
    return picture;
  };
  const placed = seals.map((seal): Seal => ({ ...seal, kind: 'seal', picture: pictureOf(seal.picture) }));
  const paging: Seal[] = pagingSeal
    ? [{ ...pagingSeal, kind: 'paging', picture: pictureOf(pagingSeal.picture) }]
    : [];
  return [...placed, ...paging];
}

/** The certificate chain above a signer, which other readers need. */
async function chainOf(context: CallContext): Promise<Uint8Array[]> {
  const pems =
    (await context.services.pki.chainPem()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  return pems.map((pem) => new Uint8Array(new X509Certificate(pem).raw));
}

async function read(given: Sealing, signedAt: Date, context: CallContext) {
  const original = await readableFile(context.services.db, sessionOf(context), given.fileId);
  if (original.type !== 'application/pdf') throw new PortalError('pdfUnreadable');
  const signer = await ownSigner(given.certificate, context);
  const request: SealRequest = {
    seals: sealsOf(given),
    certificate: signer.der,
    chain: await chainOf(context),
    signedAt,
    signer: signer.signer,
    timeStamped: context.services.timeStamps !== null,
  };
  return { original, signer, request, content: await contentOf(original, context) };
}

/**
 * Places the seals and returns what the lock has to sign. Nothing is stored: the same request makes the same
 * document.
 */
export async function prepareSigned(given: Sealing, context: CallContext) {
  const { clock, workers } = context.services;
  const signedAt = formatBeijing(clock());
  const { request, content } = await read(given, parseBeijing(signedAt), context);
  const toSign = await workers.run('prepareSealing', senderOf(context), content, request);
  return { toSign: Buffer.from(toSign).toString('base64'), signedAt };
}

/** Stores the stamped version of an attachment (spec 7.4): seals and a PAdES-B signature over all of it. */
export async function keepSigned(given: Signed, context: CallContext): Promise<FileRow> {
  const { db, clock, workers } = context.services;
  const signedAt = parseBeijing(given.signedAt);
  const { original, signer, request, content } = await read(given, signedAt, context);
  const age = clock().getTime() - signedAt.getTime();
  if (age < -1000 || age > deadlineMs) throw new PortalError('signingTooLate');
  const toSign = await workers.run('prepareSealing', senderOf(context), content, request);
  const signature = new Uint8Array(Buffer.from(given.signature, 'base64'));
  if (!sealMatches(signer.publicKey, toSign, signature)) throw new PortalError('signatureWrong');
  const timeStamp = await timeStampFor(signature, context.services);
  const sealed = await workers.run('sealDocument', senderOf(context), content, request, signature, timeStamp);
  const { userId, companyId } = sessionOf(context);
  const kept = await keepFile(
    {
      owner: { userId, companyId },
      name: original.name.replace(/(\.\w+)$/, '（已签章）$1'),
      type: original.type,
      content: sealed,
      madeFrom: original.id,
    },
    context,
  );
  await recordAudit(db, context, {
    action: 'file.sign',
    subjectType: 'file',
    subjectId: kept.id,
    details: {
      serialNumber: signer.serialNumber,
      seals: request.seals.length,
      timeStamped: timeStamp !== undefined,
    },
  });
  return kept;
}
