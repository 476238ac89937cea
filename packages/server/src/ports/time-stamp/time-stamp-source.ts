/** A time-stamp authority (RFC 3161). */
export interface TimeStampSource {
  /** The authority's answer (DER) to a query (DER), which may be a refusal. Throws TimeStampUnavailable. */
  answer(query: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
