import type { Command } from '../wire/command.js';
import { firstIn, scalarIn } from '../wire/record.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/** A text with its signature and the signer's certificate. */
export interface Signed {
  /** The text that was signed. */
  text: string;
  /** Base64. */
  signature: string;
  /** The signer's certificate, base64 DER. */
  certificate: string;
}

/**
 * Whether the signature matches text and certificate. A wrong one is `false`; without a result it is `verify-failed`.
 */
export const verifyData = ({ text, signature, certificate }: Signed): Command<boolean> => ({
  type: 'VerifyData',
  fields: { signatureobjects: [requireNonEmpty({ org: text, signed: signature, cert: certificate })] },
  failure: 'verify-failed',
  read(qrinfo) {
    const verdict = scalarIn(firstIn(qrinfo, 'signatureobjects'), 'desc');
    return verdict ? verdict === '1' : undefined;
  },
});
