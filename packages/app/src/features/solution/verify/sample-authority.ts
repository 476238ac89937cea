import { engine } from '@ca-portal/api/sealed-pdf/signature';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import type { Trust } from './check-signature.js';

/** A signer of the samples: the key is created in this page and discarded with it. */
export interface SampleSigner {
  /** A detached CMS signature over the bytes, as signing tools put it into a PDF. */
  sign: (signed: Uint8Array<ArrayBuffer>, at: Date) => Promise<Uint8Array>;
}

export interface SampleWorld {
  trust: Trust;
  signerOf: (name: string, options?: { revoked?: boolean; rsa?: boolean }) => Promise<SampleSigner>;
  /** The authority's own certificate, as PEM. */
  rootPem: string;
  /** Its revocation list, as given to another portal; with negative hours the next update is overdue. */
  listPem: (hours: number) => Promise<string>;
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const listUrl = 'https://samples.invalid/list.crl';
const rsa2048 = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const newKeys = (rsa = false) =>
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

const authorityName = '样例签发机构（本页生成）';

/** A separate authority for the samples, trusted only for them, with its revocation list: all real, none stored. */
export async function makeSampleWorld(): Promise<SampleWorld> {
  engine();
  const keys = await newKeys();
  const root = new pki.Certificate();
  named(root, authorityName, authorityName, 1);
  const constraints = new pki.BasicConstraints({ cA: true });
  root.extensions?.push(extension('2.5.29.19', constraints, constraints));
  await root.subjectPublicKeyInfo.importKey(keys.publicKey);
  await root.sign(keys.privateKey, 'SHA-256');
  const revoked: pki.RevokedCertificate[] = [];
  let serial = 1000 + Math.floor(Math.random() * 1000);

  const list = async (hours?: number) => {
    const crl = new pki.CertificateRevocationList();
    crl.version = 1;
    crl.issuer = root.subject;
    crl.thisUpdate = new pki.Time({ type: 0, value: new Date() });
    // RFC 5280, 5.1.2.6: if nothing is revoked, the list is absent.
    if (revoked.length > 0) crl.revokedCertificates = revoked;
    if (hours !== undefined)
      crl.nextUpdate = new pki.Time({ type: 0, value: new Date(Date.now() + hours * 3_600_000) });
    await crl.sign(keys.privateKey, 'SHA-256');
    // Parsed again, as after a download.
    return pki.CertificateRevocationList.fromBER(crl.toSchema(true).toBER());
  };

  return {
    trust: {
      roots: [root],
      between: [],
      revocationList: (url) => (url === listUrl ? list() : Promise.resolve(undefined)),
    },
    rootPem: pemOf(root),
    listPem: async (hours) => pemOf(await list(hours), 'X509 CRL'),
    async signerOf(name, { revoked: isRevoked = false, rsa = false } = {}) {
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
      leaf.extensions?.push(extension('2.5.29.31', points, points));
      await leaf.subjectPublicKeyInfo.importKey(own.publicKey);
      await leaf.sign(keys.privateKey, 'SHA-256');
      if (isRevoked) {
        const revocationDate = new pki.Time({ type: 0, value: new Date() });
        revoked.push(new pki.RevokedCertificate({ userCertificate: leaf.serialNumber, revocationDate }));
      }
      return { sign: (signed, at) => signCms(signed, at, leaf, own.privateKey) };
    },
  };
}

function pemOf(
  signed: pki.Certificate | pki.CertificateRevocationList,
  kind: 'CERTIFICATE' | 'X509 CRL' = 'CERTIFICATE',
): string {
  const der = new Uint8Array(signed.toSchema(true).toBER());
  const text = btoa(String.fromCharCode(...der));
  return `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`;
}

async function signCms(signed: Uint8Array<ArrayBuffer>, at: Date, leaf: pki.Certificate, key: CryptoKey) {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', signed);
  const data = '1.2.840.113549.1.7.1';
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const cms = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: data })),
            attribute('1.2.840.113549.1.9.5', new asn1.UTCTime({ valueDate: at })),
            attribute('1.2.840.113549.1.9.4', new asn1.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [leaf],
  });
  await cms.sign(key, 0, 'SHA-256', signed);
  const info = new pki.ContentInfo({
    contentType: pki.id_ContentType_SignedData,
    content: cms.toSchema(true),
  });
  return new Uint8Array(info.toSchema().toBER());
}
