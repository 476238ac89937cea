import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  openSignature,
  readSignatures,
  SealError,
  type OpenedSignature,
  type PdfSignature,
  type SealBox,
} from '@ca-portal/api/sealed-pdf';
import { isSm2Key } from '@ca-portal/api/sm2';
import { PortalError } from '../../kernel/portal-error.js';
import { isFitKey } from '../../pki/index.js';
import { demandBounds } from './pdf-bounds.js';

export interface FoundSignature {
  /** `box`: as shares of the page, from its top left corner; null for an invisible signature. */
  readonly place: { readonly page: number; readonly box: SealBox | null };
  /** Null if the signature cannot be read. */
  readonly signed: {
    readonly certificate: Uint8Array;
    /** True if the certificate's key made the signature. */
    readonly genuine: boolean;
    /** True if the signed bytes are unchanged and every part of the file is covered by a signature. */
    readonly unchanged: boolean;
    readonly at: Date | null;
    /** The answer of a time-stamp authority; null if the file contains none. */
    readonly timeStamp:
      | {
          readonly at: Date;
          readonly certificate: Uint8Array;
          readonly genuine: boolean;
        }
      | 'unreadable'
      | null;
  } | null;
}

type Judged = NonNullable<FoundSignature['signed']>;

/** A key that is too weak never proves anything. */
function isFit({ certificate }: OpenedSignature): boolean {
  const key = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER());
  if (isSm2Key(key)) return true;
  try {
    return isFitKey(createPublicKey({ key, format: 'der', type: 'spki' }));
  } catch {
    return false;
  }
}

function stampOf({ timeStamp }: OpenedSignature): Judged['timeStamp'] {
  if (!timeStamp || timeStamp === 'unreadable') return timeStamp ?? null;
  const { at, genuine, certificate } = timeStamp;
  return { at, genuine, certificate: new Uint8Array(certificate.toSchema().toBER()) };
}

async function judge(signature: PdfSignature, changedAfterwards: boolean): Promise<FoundSignature['signed']> {
  const opened = await openSignature(signature);
  if (!opened || opened.content === 'foreign') return null;
  const { certificate, content, signedAt } = opened;
  return {
    certificate: new Uint8Array(certificate.toSchema().toBER()),
    genuine: content !== 'forged' && isFit(opened),
    unchanged: content === 'whole' && !changedAfterwards,
    at: signedAt,
    timeStamp: stampOf(opened),
  };
}

/**
 * Every signature of a PDF, with what the file alone proves; the browser uses the same reader. Runs in a
 * worker (see `workers/tasks.ts`): the sender decides how expensive parsing is.
 */
export async function readSignedPdf(
  path: string,
): Promise<{ readonly pages: number; readonly signatures: readonly FoundSignature[] }> {
  const pdf = await readFile(path);
  demandBounds(pdf);
  try {
    const { pages, signatures, changedAfterwards } = await readSignatures(pdf);
    const found: FoundSignature[] = [];
    for (const signature of signatures) {
      const { page, box } = signature;
      // oxlint-disable-next-line no-await-in-loop -- each takes a copy of the file: never two at a time
      found.push({ place: { page, box }, signed: await judge(signature, changedAfterwards) });
    }
    return { pages, signatures: found };
  } catch (error) {
    if (error instanceof SealError) throw new PortalError('pdfUnreadable');
    throw error;
  }
}
