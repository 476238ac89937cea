/** Who must act on an error: the person at the screen, the machine's set-up, the lock itself, the local service, or the page's programmer. */
export type LockErrorCategory = 'user' | 'environment' | 'device' | 'service' | 'developer';

type Row = readonly [category: LockErrorCategory, retryable: boolean, message: string];

/**
 * Every way a lock call can end badly: one row each, so that code, stories and tests walk the same table.
 * `retryable` means: the same call, unchanged, can succeed once the person has done what the message says.
 * The SDK itself never repeats a device command.
 */
export const LOCK_ERRORS = {
  'browser-refused': ['environment', false, 'Browser engine not supported: use Chrome or Firefox'],
  'insecure-context': ['environment', false, 'Page is not secure: serve it over https'],
  'permission-denied': ['user', true, 'Browser blocked the local service: allow it and retry'],
  'permission-pending-timeout': ['user', true, 'Permission prompt got no answer: allow it and retry'],
  'service-not-found': ['service', true, 'No local port answered: install or start the driver'],
  'foreign-service': ['service', true, 'Another program answers on the ports of the lock service'],
  'service-lost': ['service', true, 'Local service stopped answering: connect again'],
  'no-lock': ['user', true, 'No lock is inserted: insert it and retry'],
  'lock-removed': ['user', true, 'Lock was removed: insert it and retry'],
  'no-certificate': ['device', false, 'Lock holds no certificate: issue one first'],
  'no-key': ['device', false, 'Lock holds no key: generate one first'],
  'read-failed': ['device', true, 'Item could not be read: check the lock and retry'],
  'pin-wrong': ['user', false, 'PIN is wrong: enter it again'],
  'pin-locked': ['user', false, 'PIN is locked: have the lock unlocked'],
  'pin-invalid-length': ['user', false, 'PIN must be 6 to 16 characters'],
  'pin-needed': ['user', true, 'PIN not checked since insertion: check it first'],
  'sign-failed': ['device', true, 'Signing failed: check the lock and retry'],
  'key-generation-failed': ['device', true, 'Key generation failed: check the lock and retry'],
  'import-failed': ['device', false, 'Certificates were refused: they must fit the keys'],
  timeout: ['service', true, 'Service did not answer in time: retry'],
  'outcome-unknown': ['service', false, 'No answer in time: the command may have been done, check first'],
  aborted: ['user', true, 'Call was aborted'],
  'malformed-answer': ['service', false, 'Answer does not follow the protocol: update the driver'],
  'unknown-command': ['service', false, 'Service does not know the command: update the driver'],
  'session-closed': ['developer', false, 'Session is closed: connect again'],
  'invalid-argument': ['developer', false, 'Argument is empty or of the wrong form'],
} as const satisfies Record<string, Row>;

/** One name for one thing that went wrong; the key of the messages in `@ca-portal/ca-lock-sdk/messages`. */
export type LockErrorCode = keyof typeof LOCK_ERRORS;
