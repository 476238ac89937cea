/**
 * Who must act on an error: the user, the setup of the machine, the lock itself, the local service, or the developer
 * of the page.
 */
export type LockErrorCategory = 'user' | 'environment' | 'device' | 'service' | 'developer';

/** Properties of an error code. */
export interface LockErrorTraits {
  category: LockErrorCategory;
  /** The same call can succeed once the user followed the message. The SDK itself repeats nothing. */
  retryable: boolean;
  /** The lock or the service may have changed since `CAInit`: the next command sends it again. */
  reinitialize: boolean;
}

const traits =
  (category: LockErrorCategory) =>
  (retryable = false, reinitialize = false): LockErrorTraits => ({ category, retryable, reinitialize });
const RETRY = true;
const REINITIALIZE = true;
const user = traits('user');
const environment = traits('environment');
const device = traits('device');
const service = traits('service');
const developer = traits('developer');

/** Every error of a lock call: the only table of categories, retry and `CAInit`. */
export const LOCK_ERRORS = {
  'permission-denied': user(RETRY),
  'permission-pending-timeout': user(RETRY),
  'no-lock': user(RETRY, REINITIALIZE),
  'several-locks': user(!RETRY, REINITIALIZE),
  'lock-removed': user(RETRY, REINITIALIZE),
  'lock-swapped': user(RETRY, REINITIALIZE),
  'pin-wrong': user(),
  'pin-locked': user(),
  'pin-invalid-length': user(),
  'pin-needed': user(RETRY),
  'pin-weak': user(),
  'pin-unchanged': user(),
  'unlock-code-wrong': user(),
  'unlock-code-spent': user(),
  aborted: user(RETRY),
  'browser-refused': environment(),
  'insecure-context': environment(),
  'no-certificate': device(),
  'no-key': device(),
  'read-failed': device(RETRY),
  'sign-failed': device(RETRY),
  'verify-failed': device(RETRY),
  'encrypt-failed': device(RETRY),
  'decrypt-failed': device(RETRY),
  'seal-failed': device(RETRY),
  'pin-change-failed': device(RETRY),
  'key-generation-failed': device(RETRY),
  'import-failed': device(),
  'certificate-expired': device(),
  'certificate-not-yet-valid': device(),
  'certificate-revoked': device(),
  'certificate-frozen': device(),
  'certificate-untrusted': device(),
  'certificate-invalid': device(),
  'service-not-found': service(RETRY, REINITIALIZE),
  'foreign-service': service(RETRY, REINITIALIZE),
  'service-lost': service(RETRY, REINITIALIZE),
  timeout: service(RETRY),
  'outcome-unknown': service(),
  'malformed-answer': service(),
  'unknown-command': service(),
  'session-closed': developer(),
  'invalid-argument': developer(),
} satisfies Record<string, LockErrorTraits>;

/** Error codes; the keys of the messages in `@ca-portal/ca-lock-sdk/messages`. */
export type LockErrorCode = keyof typeof LOCK_ERRORS;

/** All error codes, for message lists, stories and tests. */
export const lockErrorCodes = (): LockErrorCode[] => Object.keys(LOCK_ERRORS) as LockErrorCode[];
