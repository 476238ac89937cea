import { der, tags } from './der.js';

/** A private key that signs, of any kind and in any storage. */
export interface Signer {
  /** DER of the AlgorithmIdentifier of the signatures. */
  readonly identifier: Uint8Array;
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/** SIGNED{} of X.509: certificates, revocation lists and OCSP answers have the same three parts. */
export async function signed(
  { identifier, sign }: Signer,
  content: Uint8Array<ArrayBuffer>,
  ...more: readonly Uint8Array[]
): Promise<Uint8Array<ArrayBuffer>> {
  const signature = der(tags.bitString, Buffer.of(0), await sign(content));
  return new Uint8Array(der(tags.sequence, content, identifier, signature, ...more));
}
