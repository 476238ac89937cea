import type { ErrorKey } from '@ca-portal/api/domain';
import {
  finishSeals,
  prepareSeals,
  SealError,
  type SealErrorCode,
  type SealRequest,
} from '@ca-portal/api/sealed-pdf';
import { PortalError } from '../../kernel/portal-error.js';
import { demandBounds } from './pdf-bounds.js';

const refusals: Readonly<Record<SealErrorCode, ErrorKey>> = {
  encrypted: 'pdfEncrypted',
  closed: 'pdfClosed',
  broken: 'pdfUnreadable',
  tooManyPages: 'pdfTooManyPages',
  outside: 'sealOutsidePage',
  picture: 'sealPictureRefused',
  certificate: 'certificateUntrusted',
  signature: 'signatureWrong',
};

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SealError) throw new PortalError(refusals[error.code]);
    throw error;
  }
}

/**
 * What the lock has to sign for a document with these seals. Runs in a worker: the sender decides how
 * expensive parsing is.
 */
export const prepareSealing = (pdf: Uint8Array, request: SealRequest): Promise<Uint8Array> =>
  told(async () => {
    demandBounds(Buffer.from(pdf));
    return (await prepareSeals(pdf, request)).toSign;
  });

/** The document with its seals and the signature over the bytes of the same request. */
export const sealDocument = (
  pdf: Uint8Array,
  request: SealRequest,
  signature: Uint8Array,
  timeStamp: Uint8Array | undefined,
): Promise<Uint8Array> =>
  told(async () => {
    demandBounds(Buffer.from(pdf));
    return finishSeals(await prepareSeals(pdf, request), signature, timeStamp);
  });
