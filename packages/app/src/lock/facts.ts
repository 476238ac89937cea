import type { LockItem, LockReading, LockSeal } from '@ca-portal/ca-lock-sdk';
import type { PinState } from '@ca-portal/ca-lock-sdk/pin';
import { unreadSentences } from './problem.js';

/** The certificate inside a lock, as the lock tells it; whether it is good is the server's to decide. */
export interface LockCertificate {
  holderName: string;
  serialNumber: string;
  /** Local wall-clock text, `yyyy-MM-dd HH:mm:ss`. */
  notAfter: string;
  issuer: string;
  /** Signing certificate, base64 DER. */
  der: string;
}

export interface LockFacts {
  deviceId: string;
  /** Undefined in a blank lock. */
  certificate: LockCertificate | undefined;
  /** Tries left and of how many, where the driver tells. */
  pin?: PinState | undefined;
  /** The seals, PNG in base64, the main one first; only where they were asked for and the portal has a license. */
  seals?: readonly LockSeal[] | undefined;
  /** Sentences about items that were not read and are not needed. */
  unread: string[];
}

/** `certificate`: the lock logs in. `device`: a certificate is about to be written, a blank lock will do. */
export type LockNeed = 'certificate' | 'device';

const needed: Readonly<Record<LockNeed, readonly LockItem[]>> = {
  certificate: ['deviceId', 'serialNumber', 'commonName', 'signCertificate', 'validity'],
  device: ['deviceId'],
};

/** What was read, or undefined when something that is needed is missing. */
export function factsOf(reading: LockReading, need: LockNeed): LockFacts | undefined {
  const { values } = reading;
  if (needed[need].some((item) => values[item] === undefined)) return undefined;
  const { deviceId = '', serialNumber, commonName, validity, signCertificate, issuer = '' } = values;
  const certificate =
    serialNumber && commonName && validity && signCertificate
      ? { holderName: commonName, serialNumber, notAfter: validity, issuer, der: signCertificate }
      : undefined;
  // A blank lock is not a broken one: nothing to read is not worth nine warnings.
  return { deviceId, certificate, unread: certificate ? unreadSentences(reading) : [] };
}
