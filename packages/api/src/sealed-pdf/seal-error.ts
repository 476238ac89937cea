/**
 * Why a document cannot be sealed. `encrypted`: protected by a password; `closed`: its author allows no more changes;
 * `broken`: its tables or pages cannot be read; `tooManyPages`; `outside`: a seal is not fully on its page;
 * `picture`: no PNG of a sane size; `certificate`: not readable, or its signature does not fit the room that was kept;
 * `signature`: what came from the lock is no signature of this document.
 */
export type SealErrorCode =
  | 'encrypted'
  | 'closed'
  | 'broken'
  | 'tooManyPages'
  | 'outside'
  | 'picture'
  | 'certificate'
  | 'signature';

/** What `prepareSeals` and `finishSeals` throw; the caller has the sentence for the user. */
export class SealError extends Error {
  override readonly name = 'SealError';
  constructor(readonly code: SealErrorCode) {
    super(`the document cannot be sealed: ${code}`);
  }
}
