/** A file that somebody sent. It lies on disk, never in memory as a whole, and is gone when its call has ended. */
export interface Upload {
  readonly name: string;
  /** By its content. */
  readonly type: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly path: string;
  /** Opened when it is read: a stream that nobody reads keeps its file open, and its failure is no call's. */
  content(): AsyncIterable<Uint8Array>;
}
