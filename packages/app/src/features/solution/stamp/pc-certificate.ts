import { engine, factsOf } from '@ca-portal/api/sealed-pdf/signature';
import * as pki from 'pkijs';
import { holderNameOf } from './certificate-name.js';

/** `unreadable`: not a PKCS#12 file, or in a format that browsers cannot read; `noKey`: it has no signing key. */
export type PcCertificateProblem = 'unreadable' | 'password' | 'noKey';

/** A certificate from a file, with its key: usable only in this page, and discarded with it. */
export interface PcCertificate {
  readonly holderName: string;
  readonly notAfter: Date;
  /** Base64 of the DER. */
  readonly der: string;
  signBytes: (base64: string) => Promise<string>;
}

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const encrypted = '1.2.840.113549.1.7.6';
const mostBytes = 256 * 1024;
/** digitalSignature and nonRepudiation (RFC 5280); a certificate without usages is for all. */
const signing = 3;

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

const maySign = (certificate: pki.Certificate): boolean =>
  ((factsOf(certificate).usages ?? signing) & signing) !== 0;

const modulusOf = (key: unknown) =>
  key instanceof pki.RSAPublicKey || key instanceof pki.RSAPrivateKey ? key.modulus : undefined;
async function bagsOf(file: pki.PFX, password: ArrayBuffer): Promise<readonly pki.SafeBag[]> {
  await file.parseInternalValues({ password, checkIntegrity: true });
  const safe = file.parsedValue?.authenticatedSafe;
  if (!safe) return [];
  const secrets = safe.safeContents.map(({ contentType }) => (contentType === encrypted ? { password } : {}));
  await safe.parseInternalValues({ safeContents: secrets });
  const contents = (safe.parsedValue as { safeContents?: { value: pki.SafeContents }[] } | undefined)
    ?.safeContents;
  return contents?.flatMap(({ value }) => value.safeBags) ?? [];
}

async function keyIn(
  { bagValue }: pki.SafeBag,
  password: ArrayBuffer,
): Promise<pki.PrivateKeyInfo | undefined> {
  if (bagValue instanceof pki.PrivateKeyInfo) return bagValue;
  if (!(bagValue instanceof pki.PKCS8ShroudedKeyBag)) return undefined;
  const { encryptionAlgorithm: contentEncryptionAlgorithm, encryptedData: encryptedContent } = bagValue;
  const encrypted = new pki.EncryptedData({
    encryptedContentInfo: new pki.EncryptedContentInfo({ contentEncryptionAlgorithm, encryptedContent }),
  });
  return pki.PrivateKeyInfo.fromBER(await encrypted.decrypt({ password }));
}

/** The signing certificate and its key, matched by the modulus, because names and order depend on the issuer. */
async function signingPair(bags: readonly pki.SafeBag[], password: ArrayBuffer) {
  const certificates = bags.flatMap(({ bagValue }) =>
    bagValue instanceof pki.CertBag && bagValue.parsedValue instanceof pki.Certificate
      ? [bagValue.parsedValue]
      : [],
  );
  for (const bag of bags) {
    // oxlint-disable-next-line no-await-in-loop -- there are two of them
    const key = await keyIn(bag, password);
    const number = key && modulusOf(key.parsedKey);
    if (!number) continue;
    const certificate = certificates.find(
      (one) => maySign(one) && modulusOf(one.subjectPublicKeyInfo.parsedKey)?.isEqual(number),
    );
    if (certificate) return { key, certificate };
  }
  return undefined;
}

/** Opens the file of a PC certificate here: file, password and key never leave the computer. */
export async function openPcCertificate(
  file: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<PcCertificate | PcCertificateProblem> {
  engine();
  let pfx: pki.PFX;
  try {
    if (file.length > mostBytes) return 'unreadable';
    pfx = pki.PFX.fromBER(file);
  } catch {
    return 'unreadable';
  }
  try {
    const password = new TextEncoder().encode(secret).buffer;
    const pair = await signingPair(await bagsOf(pfx, password), password);
    if (!pair) return 'noKey';
    const { key, certificate } = pair;
    const pkcs8 = key.toSchema().toBER();
    const usable = await globalThis.crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);
    return {
      holderName: holderNameOf(certificate),
      notAfter: certificate.notAfter.value,
      der: base64Of(new Uint8Array(certificate.toSchema(true).toBER())),
      signBytes: async (base64) =>
        base64Of(new Uint8Array(await globalThis.crypto.subtle.sign(rsa, usable, bytesOf(base64)))),
    };
  } catch (error) {
    // For a wrong password the library reports that the integrity of the data is broken.
    return error instanceof Error && /integrity/i.test(error.message) ? 'password' : 'unreadable';
  }
}
