import type { ResultOf } from '@ca-portal/api';
import type { certificates as group } from '@ca-portal/api/contract';
import { digestOf, makeKeys, proofsOf, signText, type BrowserKeys } from '../keys/browser-keys.js';
import { issueCalls } from '../writing/issue-calls.js';

export interface PcCertificate {
  readonly file: Blob;
  readonly fileName: string;
  readonly issueId: string;
  readonly issued: ResultOf<(typeof group)['issueSign']>;
  readonly deviceId: string;
  /** Signs the proof that the holder has the file; not kept after the page closes. */
  readonly keys: BrowserKeys;
}

const quiet = { quiet: true } as const;
const type = 'application/x-pkcs12';

/**
 * Generates the keys in this browser, requests their certificates, and encrypts everything with the password. Saves
 * nothing yet.
 */
export async function fetchPcCertificate(orderNo: string, password: string): Promise<PcCertificate> {
  const params = { orderNo };
  const keys = await makeKeys();
  const spki = await globalThis.crypto.subtle.exportKey('spki', keys.sign.publicKey);
  const number = await digestOf(String.fromCharCode(...new Uint8Array(spki)));
  const deviceId = `PC-${number.slice(0, 12).toUpperCase()}`;
  const { issueId, challenge } = await issueCalls.issueBegin({ params, body: { deviceId } }, quiet);
  const body = { issueId, ...(await proofsOf(keys, challenge)) };
  const issued = await issueCalls.issueSign({ params, body }, quiet);
  const { writePkcs12 } = await import('../keys/pkcs12.js');
  const file = new Blob([await writePkcs12(keys, issued, password)], { type });
  const fileName = `PC证书_${issued.serialNumber.slice(-8)}.p12`;
  return { file, fileName, issueId, issued, deviceId, keys };
}

/** Install status 0 → 1: from now on a second download needs an approval. */
export async function confirmPcCertificate(
  orderNo: string,
  { issueId, issued, keys }: PcCertificate,
): Promise<void> {
  const signature = await signText(keys.sign.privateKey, issueId);
  const body = { issueId, serialNumber: issued.serialNumber, signature };
  await issueCalls.issueInstalled({ params: { orderNo }, body }, quiet);
}
