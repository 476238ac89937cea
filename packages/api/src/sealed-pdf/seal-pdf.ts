import { signedData } from './cms-draft.js';
import { joined } from '../der/index.js';
import { openSignature } from './open-signature.js';
import { finishSeals, prepareSeals, type SealRequest } from './prepare.js';
import { SealError } from './seal-error.js';

/** The holder of the key. It signs the bytes; `digest` is for display to the user (part of the bytes). */
export type SealSigner = (bytes: Uint8Array, digest: Uint8Array) => Promise<Uint8Array>;

/** Input of a sealing: document, seals and signer. */
export interface SealPdfOptions extends Omit<SealRequest, 'timeStamped'> {
  /** A lock, the file of a PC certificate, a phone: RSA PKCS#1 v1.5 with SHA-256, or SM2 with SM3 in DER. */
  readonly sign: SealSigner;
  /**
   * Requests a time-stamp token (RFC 3161, DER) over the signature; undefined if the authority returns none: the
   * document is signed all the same. @default no time stamp
   */
  readonly timeStamp?: (signature: Uint8Array) => Promise<Uint8Array | undefined>;
}

/**
 * Seals a document in one call: places the seals, requests the signature and the time stamp, and verifies the
 * signature before it returns the file (ETSI EN 319 142-1). Throws a `SealError`; errors of the signer are passed on.
 */
export async function sealPdf(
  pdf: Uint8Array,
  { sign, timeStamp, ...request }: SealPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = await prepareSeals(pdf, { ...request, timeStamped: timeStamp !== undefined });
  const { draft, hole, toSign, digest } = prepared;
  const signature = await sign(toSign, digest);
  const { certificate, chain } = request;
  const opened = await openSignature({
    cms: signedData({ certificate, chain, attributes: toSign, signature }),
    signed: joined([draft.subarray(0, hole.from), draft.subarray(hole.to)]),
    claimedAt: request.signedAt,
  });
  if (opened?.content !== 'whole') throw new SealError('signature');
  return finishSeals(prepared, signature, await timeStamp?.(signature));
}
