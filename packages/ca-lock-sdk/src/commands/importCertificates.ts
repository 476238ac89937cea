import { LockError } from '../errors/LockError.js';
import { confirmedBy, type Command } from '../wire/command.js';
import { IMPORT_CERT } from '../wire/extensions.js';

/** The two certificates of a lock. */
export interface CertificatePair {
  /** X.509, base64 DER, for the key generated with usage `sign`. */
  signCertificate: string;
  /** X.509, base64 DER, for the key generated with usage `encrypt`. */
  encryptCertificate: string;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Writes both certificates, or none. Error: `import-failed` when one does not match its key. */
export function importCertificates({ signCertificate, encryptCertificate }: CertificatePair): Command<true> {
  if (!BASE64.test(signCertificate) || !BASE64.test(encryptCertificate))
    throw new LockError('invalid-argument');
  return {
    type: IMPORT_CERT,
    fields: { ext: { signcert: signCertificate, enccert: encryptCertificate } },
    failure: 'import-failed',
    changesDevice: true,
    read: confirmedBy('result'),
  };
}
