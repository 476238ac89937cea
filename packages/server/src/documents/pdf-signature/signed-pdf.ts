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
import { PortalError } from '../../kernel/portal-error.js';
import { isFitKey } from '../../pki/index.js';
import { demandBounds } from './pdf-bounds.js';

export interface FoundSignature {
  /** `box`: shares of the page, from its top left; null for an invisible signature. */
  readonly place: { readonly page: number; readonly box: SealBox | null };
  /** Null where nobody can read it. */
  readonly signed: {
    readonly certificate: Uint8Array;
    /** The certificate's key has made the signature. */
    readonly genuine: boolean;
    /** What was signed is what is there, and all of it is signed by somebody. */
    readonly unchanged: boolean;
    readonly at: Date | null;
  } | null;
}

/** A key that is beyond all use never proves anything. */
function isFit({ certificate }: OpenedSignature): boolean {
  const key = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER());
  try {
    return isFitKey(createPublicKey({ key, format: 'der', type: 'spki' }));
  } catch {
    return false;
  }
}

async function judge(signature: PdfSignature, changedAfterwards: boolean): Promise<FoundSignature['signed']> {
  const opened = await openSignature(signature);
  if (!opened || opened.content === 'foreign') return null;
  const { certificate, content, signedAt } = opened;
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    genuine: content !== 'forged' && isFit(opened),
    unchanged: content === 'whole' && !changedAfterwards,
    at: signedAt,
  };
}

/**
 * Every signature of a PDF, with what the file alone can tell, by the same reader as in the browser. Runs in a worker
 * (see `workers/tasks.ts`): parsing costs what the sender likes.
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
