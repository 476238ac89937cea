import * as pki from 'pkijs';

const commonName = '2.5.4.3';

/** The holder named in the certificate; empty if there is none. */
export function holderNameOf({ subject }: pki.Certificate): string {
  const found: unknown = subject.typesAndValues.findLast(({ type }) => type === commonName)?.value.valueBlock
    .value;
  return typeof found === 'string' ? found : '';
}

/** Input: base64 DER. */
export const readCertificate = (base64: string): pki.Certificate =>
  pki.Certificate.fromBER(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
