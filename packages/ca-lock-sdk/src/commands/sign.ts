import { LockError } from '../errors/LockError.js';
import { text, WRONG_TYPE, type Command } from '../wire/command.js';
import { record } from '../wire/record.js';

/** Signs the text's UTF-8 bytes: SHA-256 with RSA PKCS#1 v1.5, base64. Errors: `pin-needed`, `no-key`, `sign-failed`. */
export function sign(org: string): Command<string> {
  if (!org) throw new LockError('invalid-argument');
  return {
    type: 'SignData',
    fields: { signatureobjects: [{ org }] },
    failure: 'sign-failed',
    changesDevice: true,
    read({ signatureobjects: list }) {
      if (list === undefined) return undefined;
      return Array.isArray(list) ? text(record(list[0])['signed']) : WRONG_TYPE;
    },
  };
}
