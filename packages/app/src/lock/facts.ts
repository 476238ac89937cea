import type { LockItem, LockReading, LockSeal } from '@ca-portal/ca-lock-sdk';
import type { PinState } from '@ca-portal/ca-lock-sdk/pin';
import { unreadSentences } from './problem.js';

/** The certificate inside a lock, as the lock reports it; the server decides whether it is valid. */
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
  /** Undefined in an empty lock. */
  certificate: LockCertificate | undefined;
  /** Tries left and their maximum, where the driver reports them. */
  pin?: PinState | undefined;
  /** The seals, PNG in base64, the main one first; only where requested and the portal has a license. */
  seals?: readonly LockSeal[] | undefined;
  /** Sentences about optional items that could not be read. */
  unread: string[];
}

/**
 * `certificate`: the lock is used for a login. `device`: a certificate is about to be written, so an empty lock is
 * fine.
 */
export type LockNeed = 'certificate' | 'device';

const needed: Readonly<Record<LockNeed, readonly LockItem[]>> = {
  certificate: ['deviceId', 'serialNumber', 'commonName', 'signCertificate', 'validity'],
  device: ['deviceId'],
};

/** The items read, or undefined when a required one is missing. */
export function factsOf(reading: LockReading, need: LockNeed): LockFacts | undefined {
  const { values } = reading;
  if (needed[need].some((item) => values[item] === undefined)) return undefined;
  const { deviceId = '', serialNumber, commonName, validity, signCertificate, issuer = '' } = values;
  const certificate =
    serialNumber && commonName && validity && signCertificate
      ? { holderName: commonName, serialNumber, notAfter: validity, issuer, der: signCertificate }
      : undefined;
  // An empty lock is not broken: one message instead of nine warnings.
  return { deviceId, certificate, unread: certificate ? unreadSentences(reading) : [] };
}
