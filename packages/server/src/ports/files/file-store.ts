/** A file's bytes, at once or as they come: nobody has to hold a whole upload in memory. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Where the bytes of attachments lie. Names are made by this server (`<uuid>.<extension>`), never by a sender.
 * Here: a directory, the database, or memory. Another one (a bucket that speaks S3) is given to `startServer` as
 * `ports.files`. All of them get sealed bytes only, and answer `put` when the bytes outlive a crash. See ADR 0019.
 */
export interface FileStore {
  /** Content that breaks off in the middle rejects and leaves nothing under the name. */
  put(name: string, content: FileContent): Promise<void>;
  /** Undefined when there is nothing under that name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removing twice is fine. */
  remove(name: string): Promise<void>;
}
