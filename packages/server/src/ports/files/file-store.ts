/**
 * Where the bytes of attachments lie. Names are made by this server (`<uuid>.<extension>`), never by a sender.
 * Here: a directory, or memory. Another one (a bucket that speaks S3) is given to `startServer` as `ports.files`; it
 * gets sealed bytes only.
 */
export interface FileStore {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under that name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removing twice is fine. */
  remove(name: string): Promise<void>;
}
