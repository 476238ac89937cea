import { textInList, type Command } from '../wire/command.js';
import { given } from './given.js';

/** Signs the text's UTF-8 bytes: SHA-256 with RSA PKCS#1 v1.5, or SM2 with SM3; base64. Errors: `pin-needed`, `no-key`, `sign-failed`. */
export const signData = (org: string): Command<string> => ({
  type: 'SignData',
  fields: { signatureobjects: [given({ org })] },
  failure: 'sign-failed',
  changesDevice: true,
  read: ({ signatureobjects: list }) => textInList(list, 'signed'),
});
