import { x509 } from './x509.js';

/** The holder named in a certificate, or an empty text. Only for certificates that `verify` accepts. */
export const holderNameOf = (der: Uint8Array<ArrayBuffer>): string =>
  new x509.X509Certificate(der).subjectName.getField('CN')[0] ?? '';
