/** Who must act on an error: the person at the screen, the machine's set-up, the lock itself, the local service, or the page's programmer. */
export type LockErrorCategory = 'user' | 'environment' | 'device' | 'service' | 'developer';

/**
 * Every way a lock call can end badly, by who must act; code, stories and tests walk this table. A `+` marks what is
 * retryable: the same call, unchanged, can succeed once the person has done what the message says. The SDK itself never
 * repeats a device command. It is data for tools and types: `LockError` knows the same by `categoryOf`, which is
 * smaller, and a test holds the two together.
 */
export const LOCK_ERRORS = {
  user: [
    'permission-denied+',
    'permission-pending-timeout+',
    'no-lock+',
    'several-locks',
    'lock-removed+',
    'lock-swapped+',
    'pin-wrong',
    'pin-locked',
    'pin-invalid-length',
    'pin-needed+',
    'aborted+',
  ],
  environment: ['browser-refused', 'insecure-context'],
  device: [
    'no-certificate',
    'no-key',
    'read-failed+',
    'sign-failed+',
    'verify-failed+',
    'encrypt-failed+',
    'decrypt-failed+',
    'seal-failed+',
    'key-generation-failed+',
    'import-failed',
    'certificate-expired',
    'certificate-not-yet-valid',
    'certificate-revoked',
    'certificate-frozen',
    'certificate-untrusted',
    'certificate-invalid',
  ],
  service: [
    'service-not-found+',
    'foreign-service+',
    'service-lost+',
    'timeout+',
    'outcome-unknown',
    'malformed-answer',
    'unknown-command',
  ],
  developer: ['session-closed', 'invalid-argument'],
} as const satisfies Record<LockErrorCategory, readonly string[]>;

type Bare<S extends string> = S extends `${infer Code}+` ? Code : S;

/** One name for one thing that went wrong; the key of the messages in `@ca-portal/ca-lock-sdk/messages`. */
export type LockErrorCode = Bare<(typeof LOCK_ERRORS)[LockErrorCategory][number]>;

/** Every code of the table, for lists of sentences, stories and tests. */
export const lockErrorCodes = (): LockErrorCode[] =>
  Object.values(LOCK_ERRORS).flatMap((codes) => codes.map((code) => code.replace('+', '') as LockErrorCode));
