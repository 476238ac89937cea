/** Nobody gave a time: away, slow, or confused. Whoever asked signs without, and says so. */
export class TimeStampUnavailable extends Error {
  override readonly name = 'TimeStampUnavailable';
}

/** A time-stamp authority (RFC 3161). */
export interface TimeStampSource {
  /** The authority's answer (DER) to a query (DER), a refusal included. Throws TimeStampUnavailable. */
  answer(query: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
