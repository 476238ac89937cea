/** What was read; null where it was not found. */
export interface LicenseFacts {
  companyName: string | null;
  creditCode: string | null;
  representativeName: string | null;
  address: string | null;
}

/** Finds the words in a picture of a business license. PDFs that carry their text are read without it. */
export interface LicenseReader {
  /** False where nobody reads pictures: the page then says so and people compare. */
  readonly connected: boolean;
  /** Null where nothing could be read. `sender` is whose share of the work it counts for. Never throws. */
  read(content: Uint8Array, type: string, sender: string): Promise<LicenseFacts | null>;
}
