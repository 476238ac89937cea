import { x509 } from './x509.js';
import { signingAlgorithm, type Authority } from './authority.js';

export interface Revocation {
  readonly serialNumber: string;
  readonly revokedAt: Date;
}

const validForMs = 24 * 3_600_000;

/** The signed list of an authority's revoked certificates, DER. Good for a day. */
export async function makeCrl(
  issuer: Authority,
  revocations: readonly Revocation[],
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const crl = await x509.X509CrlGenerator.create({
    issuer: issuer.certificate.subjectName,
    thisUpdate: at,
    nextUpdate: new Date(at.getTime() + validForMs),
    signingAlgorithm,
    signingKey: issuer.privateKey,
    entries: revocations.map(({ serialNumber, revokedAt }) => ({
      serialNumber,
      revocationDate: revokedAt,
      reason: x509.X509CrlReason.cessationOfOperation,
    })),
    extensions: [await x509.AuthorityKeyIdentifierExtension.create(issuer.certificate.publicKey)],
  });
  return new Uint8Array(crl.rawData);
}
