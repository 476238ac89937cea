/** What a phone shows before it signs a document that lies on a computer. */
export interface StampConsent {
  /** The portal's, used once. */
  readonly challenge: string;
  /** As the computer calls the document. */
  readonly documentName: string;
  /** Of the document with its seals, upper- or lower-case hex. */
  readonly digest: string;
}

/**
 * The holder's word beside his signature: which document, under which name. Signed by the same key and kept, so that
 * neither the computer nor the portal can say later that he saw another name.
 */
export const stampConsentText = ({ challenge, documentName, digest }: StampConsent): string =>
  ['ca-portal scan-stamp', challenge, documentName, digest.toLowerCase()].join('\n');

/** A digest as two people compare it: groups of four, the first sixteen signs of it. */
export const shortDigest = (digest: string): string =>
  (digest.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');
