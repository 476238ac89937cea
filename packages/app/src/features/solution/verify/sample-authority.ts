import { engine } from '@ca-portal/api/sealed-pdf/signature';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import type { Trust } from './check-signature.js';

/** A signer of the samples: the key is created in this page and discarded with it. */
export interface SampleSigner {
  certificate: pki.Certificate;
  key: CryptoKey;
}

export interface SampleWorld {
  trust: Trust;
  /** With RSA, as a lock; `rsa: false` is ECDSA, as other tools. */
  signerOf: (
    name: string,
    options?: { revoked?: boolean; rsa?: boolean; usages?: number },
  ) => Promise<SampleSigner>;
  /** The authority's own certificate. */
  root: pki.Certificate;
  /** Its revocation list; with negative hours the next update is overdue. */
  list: (hours?: number) => Promise<pki.CertificateRevocationList>;
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const listUrl = 'https://samples.invalid/list.crl';
const rsa2048 = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const newKeys = (rsa: boolean) =>
  globalThis.crypto.subtle.generateKey(rsa ? rsa2048 : ecdsa, false, ['sign', 'verify']);
const yearMs = 365 * 86_400_000;

function named(certificate: pki.Certificate, subject: string, issuer: string, serial: number) {
  const part = (text: string) =>
    new pki.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: text }) });
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: serial });
  certificate.subject.typesAndValues.push(part(subject));
  certificate.issuer.typesAndValues.push(part(issuer));
  certificate.notBefore.value = new Date(Date.now() - yearMs);
  certificate.notAfter.value = new Date(Date.now() + yearMs);
  certificate.extensions = [];
}

const extension = (
  extnID: string,
  value: { toSchema: () => { toBER: () => ArrayBuffer } },
  parsedValue: object,
) => new pki.Extension({ extnID, critical: false, extnValue: value.toSchema().toBER(), parsedValue });

/** Key usage: certificates and lists, or signatures. */
const [authorityBits, signerBits] = [0x06, 0x80];
function usage(bits: number) {
  const parsed = new asn1.BitString({ valueHex: Uint8Array.of(bits).buffer });
  return extension('2.5.29.15', { toSchema: () => parsed }, parsed);
}

const authorityName = '样例签发机构（本页生成）';

/** A separate authority for the samples, trusted only for them, with its revocation list: all real, none stored. */
export async function makeSampleWorld(): Promise<SampleWorld> {
  engine();
  const keys = await newKeys(false);
  const root = new pki.Certificate();
  named(root, authorityName, authorityName, 1);
  const constraints = new pki.BasicConstraints({ cA: true });
  root.extensions?.push(extension('2.5.29.19', constraints, constraints), usage(authorityBits));
  await root.subjectPublicKeyInfo.importKey(keys.publicKey);
  await root.sign(keys.privateKey, 'SHA-256');
  const revoked: pki.RevokedCertificate[] = [];
  let serial = 1000 + Math.floor(Math.random() * 1000);

  const list = async (hours = 1) => {
    const crl = new pki.CertificateRevocationList();
    crl.version = 1;
    crl.issuer = root.subject;
    crl.thisUpdate = new pki.Time({ type: 0, value: new Date() });
    // RFC 5280, 5.1.2.6: if nothing is revoked, the list is absent.
    if (revoked.length > 0) crl.revokedCertificates = revoked;
    crl.nextUpdate = new pki.Time({ type: 0, value: new Date(Date.now() + hours * 3_600_000) });
    await crl.sign(keys.privateKey, 'SHA-256');
    // Parsed again, as after a download.
    return pki.CertificateRevocationList.fromBER(crl.toSchema(true).toBER());
  };

  return {
    trust: {
      trusted: [root],
      revocationList: (url) => (url === listUrl ? list() : Promise.resolve(undefined)),
    },
    root,
    list,
    async signerOf(name, { revoked: isRevoked = false, rsa = true, usages = signerBits } = {}) {
      const own = await newKeys(rsa);
      const leaf = new pki.Certificate();
      serial += 1;
      named(leaf, name, authorityName, serial);
      const points = new pki.CRLDistributionPoints({
        distributionPoints: [
          new pki.DistributionPoint({
            distributionPoint: [new pki.GeneralName({ type: 6, value: listUrl })],
          }),
        ],
      });
      leaf.extensions?.push(extension('2.5.29.31', points, points), usage(usages));
      await leaf.subjectPublicKeyInfo.importKey(own.publicKey);
      await leaf.sign(keys.privateKey, 'SHA-256');
      if (isRevoked) {
        const revocationDate = new pki.Time({ type: 0, value: new Date() });
        revoked.push(new pki.RevokedCertificate({ userCertificate: leaf.serialNumber, revocationDate }));
      }
      return { certificate: leaf, key: own.privateKey };
    },
  };
}
