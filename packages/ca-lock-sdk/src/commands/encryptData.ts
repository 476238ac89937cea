import { textInList, type Command } from '../wire/command.js';
import { given } from './given.js';

/** Encrypts a text for the lock's own encryption certificate; base64. Errors: `no-certificate`, `encrypt-failed`. */
export const encryptData = (org: string): Command<string> => ({
  type: 'Encrypt',
  fields: { decryptobjects: [given({ org })], ext: { CertPath: '' } },
  failure: 'encrypt-failed',
  read: ({ decryptobjects: list }) => textInList(list, 'encryed'),
});

/** Opens what was encrypted for this lock. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `decrypt-failed`. */
export const decryptData = (encryed: string): Command<string> => ({
  type: 'Decrypt',
  fields: { decryptobjects: [given({ encryed })] },
  failure: 'decrypt-failed',
  read: ({ decryptobjects: list }) => textInList(list, 'org'),
});
