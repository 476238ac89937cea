import type { Command } from '../wire/command.js';
import { firstIn, textIn } from '../wire/record.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/** Encrypts a text for the lock's own encryption certificate; base64. Errors: `no-certificate`, `encrypt-failed`. */
export const encryptData = (org: string): Command<string> => ({
  type: 'Encrypt',
  fields: { decryptobjects: [requireNonEmpty({ org })], ext: { CertPath: '' } },
  failure: 'encrypt-failed',
  read: (qrinfo) => textIn(firstIn(qrinfo, 'decryptobjects'), 'encryed'),
});

/**
 * Decrypts a text that was encrypted for this lock. Needs a checked PIN. Errors: `pin-needed`, `no-key`,
 * `decrypt-failed`.
 */
export const decryptData = (encryed: string): Command<string> => ({
  type: 'Decrypt',
  fields: { decryptobjects: [requireNonEmpty({ encryed })] },
  failure: 'decrypt-failed',
  read: (qrinfo) => textIn(firstIn(qrinfo, 'decryptobjects'), 'org'),
});
