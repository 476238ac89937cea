import { sealPdf, type SealPdfOptions } from './seal-pdf.js';

/** A signer with its certificate: the file of a PC certificate, a phone, a lock that was read. */
export interface StampSigner {
  /** DER, base64. */
  readonly der: string;
  /** Name of the certificate's holder. */
  readonly holderName: string;
  /** Both base64. `digest` may be shown to the holder. */
  signBytes: (bytes: string, digest: Uint8Array) => Promise<string>;
}

/** A session of `@ca-portal/ca-lock-sdk` with `withPin`, its PIN checked. */
export interface StampingLock extends Pick<StampSigner, 'signBytes'> {
  /** One item of the lock. */
  read: (item: 'signCertificate' | 'commonName') => Promise<string>;
}

/** Input of a sealing; time and authorities are optional. */
export interface StampPdfOptions
  extends
    Pick<SealPdfOptions, 'seals' | 'timeStamp' | 'order'>,
    Partial<Pick<SealPdfOptions, 'chain' | 'signedAt'>> {}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * Stamps a document with a lock, or with another signer, completely in this browser or process: nothing is uploaded.
 * Throws a `SealError`, and the errors of the lock.
 * @example const sealed = await stampPdf(withPin(await connectLock()), pdf, { seals });
 */
export async function stampPdf(
  signer: StampSigner | StampingLock,
  pdf: Uint8Array,
  { chain = [], signedAt = new Date(), ...options }: StampPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { der, holderName } =
    'read' in signer
      ? { der: await signer.read('signCertificate'), holderName: await signer.read('commonName') }
      : signer;
  return sealPdf(pdf, {
    ...options,
    chain,
    signedAt,
    certificate: bytesOf(der),
    signer: holderName,
    sign: async (bytes, digest) => bytesOf(await signer.signBytes(base64Of(bytes), digest)),
  });
}
