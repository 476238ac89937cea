/** What a phone shows before it signs a document on a computer. */
export interface StampConsent {
  /** A nonce of the portal, used once. */
  readonly challenge: string;
  /** Name of the document on the computer. */
  readonly documentName: string;
  /** Digest of the document with its seals, upper- or lower-case hex. */
  readonly digest: string;
}

/**
 * The holder's consent beside the signature: which document, under which name. Signed by the same key and stored, so
 * that neither the computer nor the portal can later claim another name.
 */
export const stampConsentText = ({ challenge, documentName, digest }: StampConsent): string =>
  ['ca-portal scan-stamp', challenge, documentName, digest.toLowerCase()].join('\n');

/** A digest for comparison by people: groups of four, the first sixteen characters. */
export const shortDigest = (digest: string): string =>
  (digest.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');
