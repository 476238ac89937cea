import { isApiError, type ResultOf } from '@ca-portal/api';
import type { caManage as group } from '@ca-portal/api/contract';
import { errorCodes } from '@ca-portal/api/domain';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { call } from '../../../api/query.js';
import { digestOf, makeKeys, proofsOf } from '../keys/browser-keys.js';
import {
  certificateOf,
  keepCertificate,
  type InstalledCertificate,
  type PhoneCertificate,
} from './phone-store.js';
import { lockWithPin } from './pin-box.js';

export type Scanned = ResultOf<(typeof group)['mobileScan']>;

/** The data of the QR text: `/m/bind#c=…`. */
export const codeIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('c') ?? '';

export interface Reading {
  readonly code: string;
  /** Undefined: the code has ended, but the keys may still fetch what was issued for them. */
  readonly scanned: Scanned | undefined;
  /** Keys of an earlier try with the same code: the PIN need not be set again. */
  readonly earlier: PhoneCertificate | undefined;
}

export async function readCode(code: string): Promise<Reading> {
  const earlier = await certificateOf(await digestOf(code));
  const pending = earlier?.request && !earlier.issued;
  const scanned = await call(caManage, 'mobileScan', { body: { code } }, { quiet: true }).catch(
    (error: unknown) => {
      // The answer to the last try may be lost although the certificate was issued, which ends the code.
      if (pending && isApiError(error, errorCodes.mobileCodeEnded)) return undefined;
      throw error;
    },
  );
  return { code, scanned, earlier };
}

/**
 * Generates the keys and encrypts them with the PIN. They are stored before the server is called, so that a network
 * failure loses nothing.
 */
export async function prepare({ code, scanned }: Reading, pin: string): Promise<PhoneCertificate> {
  if (!scanned) throw new Error('keys for a code that has ended');
  const id = await digestOf(code);
  const keys = await makeKeys();
  const prepared: PhoneCertificate = {
    id,
    holderName: scanned.holderName,
    productName: scanned.productName,
    box: await lockWithPin(pin, keys.sign.privateKey),
    request: { ...(await proofsOf(keys, code)), deviceId: `PHONE-${id.slice(0, 12).toUpperCase()}` },
    wrongPins: 0,
  };
  await keepCertificate(prepared);
  return prepared;
}

/** Fetches the certificate for prepared keys; may be repeated after a network failure. */
export async function fetchFor(code: string, prepared: PhoneCertificate): Promise<InstalledCertificate> {
  const { request, ...kept } = prepared;
  if (!request) throw new Error('keys without their proofs');
  const answer = await call(caManage, 'mobileInstall', { body: { code, ...request } }, { quiet: true });
  const { serialNumber, signCertificate, notAfter } = answer;
  const installed = { ...kept, issued: { serialNumber, signCertificate, notAfter } };
  await keepCertificate(installed);
  return installed;
}
