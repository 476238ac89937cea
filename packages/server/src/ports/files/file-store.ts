/**
 * Where the bytes of attachments lie. Names are made by this server (`<uuid>.<extension>`), never by a sender.
 * A bucket that speaks S3 is another adapter of this.
 */
export interface FileStore {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under that name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removing twice is fine. */
  remove(name: string): Promise<void>;
}
