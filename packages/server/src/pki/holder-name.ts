import { x509 } from './x509.js';

/** The holder whom a certificate names, or an empty text. Only for certificates that `verify` knows. */
export const holderNameOf = (der: Uint8Array<ArrayBuffer>): string =>
  new x509.X509Certificate(der).subjectName.getField('CN')[0] ?? '';
