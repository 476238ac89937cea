/** What the rules need to know of a certificate. Each side reads it with its own parser: OpenSSL, pkijs. */
export interface CertificateFacts {
  /** Normalized, see `normalizeSerialNumber`. */
  readonly serialNumber: string;
  /** First moment of its validity. */
  readonly notBefore: Date;
  /** Last moment of its validity. */
  readonly notAfter: Date;
  /** For an authority: how many others may be between it and a holder. Undefined for a holder's certificate. */
  readonly pathLength: number | undefined;
  /** `keyUsage` bits; undefined without that extension. */
  readonly usages: number | undefined;
  /** Extended purposes (OIDs). */
  readonly purposes: readonly string[];
  /** Critical extensions (OIDs). */
  readonly critical: readonly string[];
}

/** What the rules need to know of a revocation list that covers all certificates of its authority. */
export interface ListFacts {
  /** Normalized serial numbers: a set or a map. */
  readonly revoked: { has(serialNumber: string): boolean };
  /** When the next list is due; undefined if the list does not say. */
  readonly nextUpdate: Date | undefined;
}

/** Bits of the key usage extension (RFC 5280, 4.2.1.3): bit n is 2 to the power of n. */
export const keyUsage = { digitalSignature: 1, keyEncipherment: 4, keyCertSign: 32, cRLSign: 64 } as const;

/** The form in which serial numbers (hex) are stored and compared: upper case, one byte at least. */
export const normalizeSerialNumber = (hex: string): string => hex.replace(/^0+(?=..)/, '').toUpperCase();
