/**
 * Why a document cannot be sealed. `encrypted`: protected by a password; `closed`: its author allows no more changes;
 * `broken`: its tables or pages are unreadable; `tooManyPages`; `outside`: a seal is not completely on its page;
 * `picture`: not a PNG of a reasonable size; `certificate`: unreadable, or its signature does not fit in the reserved
 * space; `signature`: the lock's result is no signature of this document.
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

/** The error of `prepareSeals` and `finishSeals`; the caller has the message for the user. */
export class SealError extends Error {
  override readonly name = 'SealError';
  constructor(readonly code: SealErrorCode) {
    super(`the document cannot be sealed: ${code}`);
  }
}
