/** A file's bytes, at once or as a stream: an upload is never completely in memory. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Storage for the bytes of attachments. The server chooses the names (`<uuid>.<extension>`), never a sender.
 * Built in: a directory, the database, or memory. Another one (e.g. an S3 bucket) is passed to `startServer`
 * as `ports.files`. Every store gets encrypted bytes only, and must resolve `put` only when the bytes survive
 * a crash. See ADR 0019.
 */
export interface FileStore {
  /** Rejects if the content is interrupted, and stores nothing under the name. */
  put(name: string, content: FileContent): Promise<void>;
  /** Undefined if there is no file with this name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>;
}
