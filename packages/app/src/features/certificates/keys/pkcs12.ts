import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { bytesOf, type BrowserKeys } from './browser-keys.js';

export interface IssuedPair {
  readonly signCertificate: string;
  readonly encryptCertificate: string;
}

const shroudedKeyBag = '1.2.840.113549.1.12.10.1.2';
const certificateBag = '1.2.840.113549.1.12.10.1.3';
const friendlyName = '1.2.840.113549.1.9.20';
const localKeyId = '1.2.840.113549.1.9.21';

const cipher = {
  // The IV here only satisfies the type: pkijs generates one for every content.
  contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256, iv: new Uint8Array(16) },
  hmacHashAlgorithm: 'SHA-256',
  iterationCount: 100_000,
} as const;
/** Each round is a separate call here: this many still take less than a second. */
const macIterations = 20_000;

/** Attributes by which the key and its certificate find each other. */
function attributes(name: string, id: number): pki.Attribute[] {
  return [
    new pki.Attribute({ type: friendlyName, values: [new asn1.BmpString({ value: name })] }),
    new pki.Attribute({
      type: localKeyId,
      values: [new asn1.OctetString({ valueHex: new Uint8Array([id]).buffer })],
    }),
  ];
}

async function keyBag(key: CryptoKey, name: string, id: number, password: ArrayBuffer) {
  const pkcs8 = await globalThis.crypto.subtle.exportKey('pkcs8', key);
  const bag = new pki.PKCS8ShroudedKeyBag({ parsedValue: pki.PrivateKeyInfo.fromBER(pkcs8) });
  await bag.makeInternalValues({ password, ...cipher });
  return new pki.SafeBag({ bagId: shroudedKeyBag, bagValue: bag, bagAttributes: attributes(name, id) });
}

const certBag = (certificate: string, name: string, id: number) =>
  new pki.SafeBag({
    bagId: certificateBag,
    bagValue: new pki.CertBag({ parsedValue: pki.Certificate.fromBER(bytesOf(certificate)) }),
    bagAttributes: attributes(name, id),
  });

/**
 * Both keys with their certificates in one PKCS#12 file under the holder's password, which must be ASCII: AES-256 with
 * PBKDF2, and a MAC over everything. The certificate importers of Windows, macOS and Linux can read it.
 */
export async function writePkcs12(
  { sign, encrypt }: BrowserKeys,
  issued: IssuedPair,
  secret: string,
): Promise<Uint8Array<ArrayBuffer>> {
  pki.setEngine('browser', new pki.CryptoEngine({ name: 'browser', crypto: globalThis.crypto }));
  const password = new TextEncoder().encode(secret).buffer;
  const keys = new pki.SafeContents({
    safeBags: [
      await keyBag(sign.privateKey, '签名证书', 1, password),
      await keyBag(encrypt.privateKey, '加密证书', 2, password),
    ],
  });
  const certificates = new pki.SafeContents({
    safeBags: [
      certBag(issued.signCertificate, '签名证书', 1),
      certBag(issued.encryptCertificate, '加密证书', 2),
    ],
  });
  const safe = new pki.AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        { privacyMode: 0, value: keys },
        { privacyMode: 1, value: certificates },
      ],
    },
  });
  await safe.makeInternalValues({ safeContents: [{}, { password, ...cipher }] });
  const file = new pki.PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await file.makeInternalValues({
    password,
    iterations: macIterations,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return new Uint8Array(file.toSchema().toBER());
}
