/**
 * No time stamp: the authority is down, slow, or answers garbage. The caller signs without one, and reports
 * it.
 */
export class TimeStampUnavailable extends Error {
  override readonly name = 'TimeStampUnavailable';
}

/** A time-stamp authority (RFC 3161). */
export interface TimeStampSource {
  /** The authority's answer (DER) to a query (DER), which may be a refusal. Throws TimeStampUnavailable. */
  answer(query: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
