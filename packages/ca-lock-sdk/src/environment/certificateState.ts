import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import { certificateDates } from './certificateDates.js';

/** Validation codes of BJCA-family services; 0 is valid (lock-protocol "Wire"). */
const VALIDATION: Readonly<Record<number, LockErrorCode>> = {
  [-1]: 'certificate-untrusted',
  [-2]: 'certificate-expired',
  [-3]: 'certificate-revoked',
  [-4]: 'certificate-frozen',
  [-5]: 'certificate-not-yet-valid',
};

/** The error of a validation code, or `undefined` for 0. An unlisted code is `certificate-invalid`. */
export const certificateErrorOf = (validationCode: number): LockError | undefined =>
  validationCode === 0 ? undefined : new LockError(VALIDATION[validationCode] ?? 'certificate-invalid');

const WALL_CLOCK = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/;

/**
 * Whether a certificate has expired, by the lock's own "yyyy-MM-dd HH:mm:ss" in the time zone of this machine.
 * A text that is not a date is `certificate-invalid`.
 */
export function validityError(notAfter: string, now: Date): LockError | undefined {
  const found = WALL_CLOCK.exec(notAfter);
  if (!found) return new LockError('certificate-invalid', { item: 'validity' });
  const [year, month, day, hour, minute, second] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const end = new Date(year, month - 1, day, hour, minute, second);
  return end.getTime() < now.getTime()
    ? new LockError('certificate-expired', { item: 'validity' })
    : undefined;
}

/** Whether a certificate (base64 DER) is within its validity; uses `validity` if its own dates cannot be read. */
export function certificateTimeError(base64Der: string, validity: string, now: Date): LockError | undefined {
  const dates = certificateDates(base64Der);
  if (!dates) return validityError(validity, now);
  const item = 'signCertificate';
  if (now < dates.notBefore) return new LockError('certificate-not-yet-valid', { item });
  return now > dates.notAfter ? new LockError('certificate-expired', { item }) : undefined;
}
