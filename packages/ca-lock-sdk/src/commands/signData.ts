import type { Command } from '../wire/command.js';
import { firstIn, textIn } from '../wire/record.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/** Signs the text's UTF-8 bytes: SHA-256 with RSA PKCS#1 v1.5, or SM2 with SM3; base64. Errors: `pin-needed`, `no-key`, `sign-failed`. */
export const signData = (org: string): Command<string> => ({
  type: 'SignData',
  fields: { signatureobjects: [requireNonEmpty({ org })] },
  failure: 'sign-failed',
  changesDevice: true,
  read: (qrinfo) => textIn(firstIn(qrinfo, 'signatureobjects'), 'signed'),
});

/**
 * Signs bytes (base64) that are not text, such as the signed attributes of a PDF signature. An extension of our own,
 * see `wire/extensions.ts`: a driver that does not know it signs the base64 text instead, so verify the result.
 */
export const signBytes = (org: string): Command<string> => ({
  ...signData(org),
  fields: { signatureobjects: [{ ...requireNonEmpty({ org }), encoding: 'base64' }] },
});
