/** An uploaded file. It is on disk, never completely in memory, and is deleted when its call has ended. */
export interface Upload {
  readonly name: string;
  /** Detected from the content. */
  readonly type: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly path: string;
  /**
   * Opened when it is read: an unread stream would keep its file open, and its error would belong to no call.
   */
  content(): AsyncIterable<Uint8Array>;
}
