import type { X509Certificate } from 'node:crypto';
import { normalizeSerialNumber, type CertificateFacts } from '@ca-portal/api/certificate-trust';
import { x509, type X509Certificate as Readable } from './x509.js';

/** What the rules of trust need to know of a certificate. */
export function factsOf(certificate: Readable): CertificateFacts {
  const { serialNumber, notBefore, notAfter, extensions } = certificate;
  const constraints = certificate.getExtension(x509.BasicConstraintsExtension);
  const purposes = certificate.getExtension(x509.ExtendedKeyUsageExtension)?.usages ?? [];
  return {
    serialNumber: normalizeSerialNumber(serialNumber),
    notBefore,
    notAfter,
    pathLength: constraints?.ca ? (constraints.pathLength ?? Infinity) : undefined,
    usages: certificate.getExtension(x509.KeyUsagesExtension)?.usages,
    purposes: purposes.map(String),
    critical: extensions.flatMap(({ critical, type }) => (critical ? type : [])),
  };
}

const known = new WeakMap<X509Certificate, CertificateFacts>();

/** Those of an authority: there are few, and parsing costs more than the rest of a check. */
export function authorityFacts(certificate: X509Certificate): CertificateFacts {
  const facts = known.get(certificate) ?? factsOf(new x509.X509Certificate(certificate.raw));
  known.set(certificate, facts);
  return facts;
}
