/** What was read; null for what was not found. */
export interface LicenseFacts {
  companyName: string | null;
  creditCode: string | null;
  representativeName: string | null;
  address: string | null;
}

/** Reads the text in a picture of a business license. PDFs with text are read without it. */
export interface LicenseReader {
  /** False if nobody reads pictures: the page then says so, and people compare. */
  readonly connected: boolean;
  /**
   * Null if nothing could be read. `sender` is the user whose share of the queue it counts for. Never throws.
   */
  read(content: Uint8Array, type: string, sender: string): Promise<LicenseFacts | null>;
}
