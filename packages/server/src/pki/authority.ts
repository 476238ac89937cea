import type { KeyAlgorithm } from '@ca-portal/api/domain';
import { der, partsOf, tags } from './der.js';
import type { StoredKey } from './key-vault.js';
import { distinguishedName } from './names.js';
import { extensionsOf, profiles } from './profiles.js';
import { newSerialNumber } from './serial-number.js';
import { signed, type Signer } from './signer.js';
import { makeSm2Key, sm2Signer } from './sm2.js';
import { x509, type X509Certificate } from './x509.js';

/** RSA with SHA-256, which every lock and browser here supports. */
const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
/** Its AlgorithmIdentifier: sha256WithRSAEncryption, NULL. */
const rsaIdentifier = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const rsaKey = { ...rsa, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };

/** A certificate authority that can sign. */
export interface Authority extends Signer {
  readonly algorithm: KeyAlgorithm;
  readonly certificate: X509Certificate;
}

type NewKey = Omit<StoredKey, 'name'>;
type Contents = Omit<
  Parameters<typeof x509.X509CertificateGenerator.create>[0],
  'signature' | 'signingKey' | 'signingAlgorithm' | 'serialNumber' | 'publicKey'
> & { readonly serialNumber: string; readonly publicKey: X509Certificate['publicKey'] };

const organization = '数字证书测试机构（仅供测试）';
/** Appended to the names, so that a chain of one algorithm is never mistaken for the other's. */
const suffix: Record<KeyAlgorithm, string> = { 'RSA-2048': '', SM2: ' SM2' };

export const yearsAfter = (at: Date, years: number): Date => {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
};

/**
 * A signed certificate, DER. The library builds it with an empty signature; algorithm and signature are
 * inserted here, because the library signs only with WebCrypto keys, and WebCrypto has no SM2.
 */
export async function certify(signer: Signer, contents: Contents): Promise<Uint8Array<ArrayBuffer>> {
  const blank = await x509.X509CertificateGenerator.create({
    ...contents,
    signingAlgorithm: rsa,
    signature: new Uint8Array(1),
  });
  const [body] = partsOf(new Uint8Array(blank.rawData));
  if (!body) throw new Error('a certificate that is none');
  // Version, serial number and the algorithm come first.
  const fields = partsOf(body);
  return signed(signer, der(tags.sequence, ...fields.slice(0, 2), signer.identifier, ...fields.slice(3)));
}

async function rsaSigner(privateKeyPem: string): Promise<Signer> {
  const [pkcs8] = x509.PemConverter.decode(privateKeyPem);
  if (!pkcs8) throw new Error('no PEM block');
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);
  return {
    identifier: rsaIdentifier,
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(rsa, key, bytes)),
  };
}

const signerOf = async (algorithm: KeyAlgorithm, privateKeyPem: string): Promise<Signer> =>
  algorithm === 'SM2' ? sm2Signer(privateKeyPem) : rsaSigner(privateKeyPem);

async function makeKey(algorithm: KeyAlgorithm) {
  if (algorithm === 'SM2') {
    const { privateKey, publicKey } = await makeSm2Key();
    return { privateKey, publicKey: new x509.PublicKey(publicKey) };
  }
  const keys = await crypto.subtle.generateKey(rsaKey, true, ['sign', 'verify']);
  return {
    privateKey: x509.PemConverter.encode(
      await crypto.subtle.exportKey('pkcs8', keys.privateKey),
      'PRIVATE KEY',
    ),
    publicKey: new x509.PublicKey(await crypto.subtle.exportKey('spki', keys.publicKey)),
  };
}

const pem = (certificate: Uint8Array<ArrayBuffer>) => new x509.X509Certificate(certificate).toString('pem');

/** Creates the self-signed root of an algorithm. Its name says that it is for tests. */
export async function makeRoot(at: Date, algorithm: KeyAlgorithm, generation: number): Promise<NewKey> {
  const { privateKey, publicKey } = await makeKey(algorithm);
  const name = distinguishedName({
    commonName: `测试根证书 Test Root CA${suffix[algorithm]}${generation > 1 ? ` G${generation}` : ''}`,
    organization,
  });
  const certificate = await certify(await signerOf(algorithm, privateKey), {
    serialNumber: newSerialNumber(),
    subject: name,
    issuer: name,
    notBefore: at,
    notAfter: yearsAfter(at, profiles.root.years),
    publicKey,
    extensions: await extensionsOf('root', { publicKey }),
  });
  return { publicPart: pem(certificate), privateKey };
}

/** Creates the issuing authority of a service provider, signed by the root of its algorithm. */
export async function makeIssuer(root: Authority, providerName: string, at: Date): Promise<NewKey> {
  const { algorithm } = root;
  const { privateKey, publicKey } = await makeKey(algorithm);
  const certificate = await certify(root, {
    serialNumber: newSerialNumber(),
    subject: distinguishedName({
      commonName: `${providerName} 测试签发 Test Issuing CA${suffix[algorithm]}`,
      organization,
    }),
    issuer: root.certificate.subjectName,
    notBefore: at,
    notAfter: yearsAfter(at, profiles.issuer.years),
    publicKey,
    extensions: await extensionsOf('issuer', { publicKey, issuerKey: root.certificate.publicKey }),
  });
  return { publicPart: pem(certificate), privateKey };
}

/** Creates the portal's own time-stamp authority. Its name says that its times must not be relied on. */
export async function makeTimeStamper(root: Authority, at: Date): Promise<NewKey> {
  const { privateKey, publicKey } = await makeKey(root.algorithm);
  const certificate = await certify(root, {
    serialNumber: newSerialNumber(),
    subject: distinguishedName({ commonName: '测试时间戳 Test Time Stamping', organization }),
    issuer: root.certificate.subjectName,
    notBefore: at,
    notAfter: yearsAfter(at, profiles.timeStamper.years),
    publicKey,
    extensions: await extensionsOf('timeStamper', { publicKey, issuerKey: root.certificate.publicKey }),
  });
  return { publicPart: pem(certificate), privateKey };
}

/** Loads a stored key for use. */
export async function openAuthority(key: StoredKey, algorithm: KeyAlgorithm): Promise<Authority> {
  const { identifier, sign } = await signerOf(algorithm, key.privateKey);
  return { algorithm, certificate: new x509.X509Certificate(key.publicPart), identifier, sign };
}
