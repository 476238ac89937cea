import { signedData } from './cms-draft.js';
import { joined } from './der.js';
import { openSignature } from './open-signature.js';
import { finishSeals, prepareSeals, type SealRequest } from './prepare.js';
import { SealError } from './seal-error.js';

/** Whatever holds the key. It signs the bytes; `digest` is what it may show to its holder (part of the bytes). */
export type SealSigner = (bytes: Uint8Array, digest: Uint8Array) => Promise<Uint8Array>;

/** What is sealed with what, and who signs. */
export interface SealPdfOptions extends Omit<SealRequest, 'timeStamped'> {
  /** A lock, the file of a PC certificate, a phone: RSA PKCS#1 v1.5 with SHA-256, or SM2 with SM3 in DER. */
  readonly sign: SealSigner;
  /**
   * A time-stamp token (RFC 3161, DER) over the signature; undefined where the authority gives none: the document is
   * signed all the same. @default no time stamp is asked for
   */
  readonly timeStamp?: (signature: Uint8Array) => Promise<Uint8Array | undefined>;
}

/**
 * Seals a document in one call: places the seals, has it signed, asks for the time, and looks whether the signature fits
 * before it gives out a file (ETSI EN 319 142-1). Throws a `SealError`; what the signer throws goes through.
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
