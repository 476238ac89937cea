import type { LockItem } from '../wire/items.js';
import type { EnvironmentBook } from '../environment/report.js';
import { describeLockError, type DescribedError, type LockMessage } from './LockMessage.js';

const readFailed = (what: string) => `Reading the ${what} failed, please check that the lock is inserted`;

const items: Record<LockItem, string> = {
  serialNumber: readFailed('certificate serial number'),
  commonName: readFailed('user info'),
  validity: readFailed('validity'),
  signCertificate: readFailed('signing certificate'),
  encryptCertificate: readFailed('encryption certificate'),
  keyIdentifier: readFailed('key identifier'),
  issuer: readFailed('issuer'),
  sealInfo: readFailed('seal info'),
  deviceId: readFailed('device id'),
};

/** The English messages. */
export const enUS: EnvironmentBook = {
  environment: {
    title: 'Lock environment check',
    checks: {
      system: 'System',
      browser: 'Browser',
      permission: 'Permission',
      service: 'Driver',
      lock: 'Lock',
      certificate: 'Certificate',
    },
    states: { pass: 'OK', fail: 'failed', unknown: 'not checked' },
    notAComputer: {
      title: 'Phones and tablets cannot use a lock',
      body: 'A lock goes into the USB port of a computer and needs the driver there.',
      next: 'Open this site on a computer, or log in by password or text message.',
    },
  },
  readFailed: items,
  triesLeft: (count) =>
    `The digital certificate password is wrong, ${count} ${count === 1 ? 'try' : 'tries'} left`,
  outcomeUnknown: ' This step may already be done: look at the result before you repeat it.',
  messages: {
    'browser-refused': {
      title: 'Please use the Chrome or Firefox browser',
      body: 'This browser, or its compatibility mode, cannot reach the lock service on your computer.',
      next: 'Switch to the fast mode, or copy the address into Chrome.',
    },
    'insecure-context': {
      title: 'This address is not secure, so the browser blocks local programs',
      body: 'A lock can only be used on an address that begins with https.',
      next: 'Open this site again with an https address.',
    },
    'permission-denied': {
      title: 'The browser blocks local programs: click the icon left of the address and choose Allow',
      body: 'The driver is fine, there is no need to reinstall it.',
      next: 'After allowing it, click Check again.',
    },
    'permission-pending-timeout': {
      title: 'The browser is still waiting for your choice',
      body: 'Its question below the address bar was not answered.',
      next: 'Click Check again and choose Allow.',
    },
    'service-not-found': {
      title: 'The program failed to start, reinstall the driver and restart the computer',
      body: 'The driver may be missing, or the computer was not restarted after installing it.',
      next: 'Download and install the driver. On a company computer, ask your IT administrator.',
    },
    'foreign-service': {
      title: 'Another program uses the ports of the lock service',
      body: 'Something answered, but it is not the lock driver.',
      next: 'Close that program and start the driver; if that fails, reinstall the driver and restart.',
    },
    'service-lost': {
      title: 'The connection to the lock service broke off',
      body: 'The driver may have quit or may be restarting.',
      next: 'Start the driver, then click Check again.',
    },
    'no-lock': {
      title: 'No lock found: insert it and click Check again',
      body: 'The light on the lock should be on.',
      next: 'If it is not, use another USB port and no hub.',
    },
    'lock-removed': {
      title: 'The lock was removed',
      body: 'It lost contact during the operation; the port may be loose.',
      next: 'Insert the lock firmly, then click Check again.',
    },
    'no-certificate': {
      title: 'There is no certificate in the lock',
      body: 'None has been written yet, or it was erased.',
      next: 'Apply for a certificate first.',
    },
    'no-key': {
      title: 'There is no usable key in the lock',
      body: 'No key has been generated yet, so it cannot sign.',
      next: 'Finish issuing the certificate, then retry.',
    },
    'read-failed': {
      title: 'Reading the lock failed, please check that the lock is inserted',
      body: 'The lock answered, but this item could not be read.',
      next: 'Unplug it and insert it again; if that fails, send the check result to support.',
    },
    'pin-wrong': {
      title: 'The digital certificate password is wrong, please retry',
      body: 'The PIN does not match. After too many wrong tries the lock locks itself.',
      next: 'Check upper and lower case and the input method, then enter it again.',
    },
    'pin-locked': {
      title: 'The lock is locked; the certificate is not lost',
      body: 'Too many wrong PINs. After unlocking, the same certificate works again.',
      next: 'Unlock it online, or take it with your ID and letter of authority to a service point.',
    },
    'pin-invalid-length': {
      title: 'The PIN must have 6 to 16 characters',
      body: 'It was not sent to the lock and did not use up a try.',
      next: 'Check it and enter it again.',
    },
    'pin-needed': {
      title: 'Please enter the PIN first',
      body: 'The PIN has not been checked since the lock was inserted.',
      next: 'Enter the PIN, then retry.',
    },
    'pin-weak': {
      title: 'The new password is easy to guess',
      body: 'It needs letters and digits, and must not be a run, a repetition or a common one such as abc123 or a1a1a1.',
      next: 'Choose one that only you know.',
    },
    'pin-unchanged': {
      title: 'The new password is the present one',
      body: 'Nothing was changed in the lock.',
      next: 'Choose another new password.',
    },
    'pin-change-failed': {
      title: 'The password was not written, please check that the lock is inserted',
      body: 'The lock did not confirm the new password: go on using the old one.',
      next: 'Pull the lock out, put it back and try again; if it still fails, send the check result to support.',
    },
    'unlock-code-wrong': {
      title: 'The unlock code is wrong',
      body: 'It does not fit this lock. When its tries are used up, only a service point can help.',
      next: 'Compare it with what support gave you, and check that this is the right lock.',
    },
    'unlock-code-spent': {
      title: 'The unlock code no longer works for this lock',
      body: 'Too many wrong codes were entered; to protect the certificate the lock accepts no more.',
      next: 'Take the lock, your ID and the authorization letter to a service point for a replacement.',
    },
    'sign-failed': {
      title: 'Signing failed, please check that the lock is inserted',
      body: 'The lock gave no signature.',
      next: 'Unplug it, insert it again and retry; if that fails, send the check result to support.',
    },
    'key-generation-failed': {
      title: 'Key generation failed, please check that the lock is inserted',
      body: 'No new key was made; an existing certificate is untouched.',
      next: 'Unplug it, insert it again and retry.',
    },
    'import-failed': {
      title: 'The certificates were not written into the lock',
      body: 'They do not fit its keys, or the lock refused them; an existing certificate is untouched.',
      next: 'Issue them again; if that fails, contact support.',
    },
    'several-locks': {
      title: 'Several locks found, please choose the one to use',
      body: 'More than one lock is plugged in, so it is not clear which one is meant.',
      next: 'Choose one, or leave only that one plugged in and click Check again.',
    },
    'lock-swapped': {
      title: 'Another lock is plugged in now',
      body: 'This is not the lock that was found before, so nothing was done with it.',
      next: 'Plug the first lock in again, or click Check again to use this one.',
    },
    'verify-failed': {
      title: 'Verification did not finish, please check that the lock is inserted',
      body: 'The lock gave no verdict; this does not mean that the signature is wrong.',
      next: 'Unplug the lock, plug it in and retry; if it fails again, send the report to support.',
    },
    'encrypt-failed': {
      title: 'Encryption failed, please check that the lock is inserted',
      body: 'The lock did not give out the encrypted text.',
      next: 'Unplug the lock, plug it in and retry; if it fails again, send the report to support.',
    },
    'decrypt-failed': {
      title: 'Decryption failed, please check that the lock is inserted',
      body: 'The lock did not open this text; it may be encrypted for another certificate.',
      next: 'Use the lock that it was encrypted for; after a reissue, older texts cannot be opened.',
    },
    'seal-failed': {
      title: 'The seal was not written, please check that the lock is inserted',
      body: 'The lock did not confirm the seal; a former seal is unharmed.',
      next: 'Unplug the lock, plug it in and retry; if it fails again, contact support.',
    },
    'certificate-expired': {
      title: 'The certificate has expired',
      body: 'It is past its validity and can no longer log in or sign.',
      next: 'Extend it, or apply for a new one.',
    },
    'certificate-not-yet-valid': {
      title: 'The certificate is not valid yet',
      body: 'It begins later than the time of this computer.',
      next: 'Check the date and time of the computer, then click Check again.',
    },
    'certificate-revoked': {
      title: 'The certificate was cancelled',
      body: 'It was cancelled for good and cannot be used any more.',
      next: 'Apply for a new one; if you did not expect this, contact support.',
    },
    'certificate-frozen': {
      title: 'The certificate is suspended',
      body: 'It can be used again once the suspension is lifted.',
      next: 'Contact support to lift it.',
    },
    'certificate-untrusted': {
      title: 'The certificate is not trusted',
      body: 'It was not issued by an authority that this portal accepts.',
      next: 'Make sure that this is the lock you were given for this portal.',
    },
    'certificate-invalid': {
      title: 'The certificate failed the check',
      body: 'Its content is incomplete or damaged.',
      next: 'Send the report to support, who will help to make it again.',
    },
    timeout: {
      title: 'The lock service did not answer in time',
      body: 'The driver may be busy, or may show a window of its own.',
      next: 'Look for a driver window in the task bar, then retry.',
    },
    'outcome-unknown': {
      title: 'The lock gave no answer, so the result is unknown',
      body: 'It may still be working.',
      next: 'Check the result before you repeat it; look for a driver window in the task bar.',
    },
    aborted: {
      title: 'The operation was cancelled',
      body: 'You cancelled this step or left the page.',
      next: 'Start again when you need it.',
    },
    'malformed-answer': {
      title: 'The answer of the lock service could not be understood',
      body: 'The driver may be too old, or the answer was damaged on its way.',
      next: 'Install the newest driver; if that fails, send the check result to support.',
    },
    'unknown-command': {
      title: 'This driver does not support the operation',
      body: 'It may be too old.',
      next: 'Download and install the newest driver, then retry.',
    },
    'session-closed': {
      title: 'The session with the lock service has ended',
      body: 'The page has disconnected from the lock.',
      next: 'Click Check again.',
    },
    'invalid-argument': {
      title: 'What was sent to the lock is incomplete',
      body: 'The page gave nothing to sign or to write.',
      next: 'Reload the page and retry; if that fails, contact support.',
    },
  },
};

/** The message of an error, with the unreadable item and the remaining tries. */
export const lockMessage = (error: DescribedError): LockMessage => describeLockError(enUS, error);
