/**
 * The functions of a CA lock, shown with real cryptography in this page only: keys are created when the demonstration
 * starts and discarded with it. Nothing is sent, and none of it is a certificate.
 */
export interface DemoLock {
  sign: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Uses the public key, as anybody with the certificate can. */
  verify: (text: string, signature: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Anybody can encrypt for the holder, with the public key. */
  encrypt: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Only this lock can decrypt it; undefined if it was encrypted for another. */
  decrypt: (secret: Uint8Array<ArrayBuffer>) => Promise<string | undefined>;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Browsers allow cryptography only on https and localhost. */
export const canDemonstrate = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A lock with new keys: one pair to sign, one to decrypt; the private keys cannot be exported. */
export async function makeDemoLock(): Promise<DemoLock> {
  const { subtle } = globalThis.crypto;
  const [signing, opening] = await Promise.all([
    subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
    subtle.generateKey(
      {
        name: 'RSA-OAEP',
        hash: 'SHA-256',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
      },
      false,
      ['encrypt', 'decrypt'],
    ),
  ]);
  return {
    sign: async (text) => new Uint8Array(await subtle.sign(ecdsa, signing.privateKey, bytes(text))),
    verify: (text, signature) => subtle.verify(ecdsa, signing.publicKey, signature, bytes(text)),
    encrypt: async (text) =>
      new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, opening.publicKey, bytes(text))),
    async decrypt(secret) {
      try {
        return new TextDecoder().decode(
          await subtle.decrypt({ name: 'RSA-OAEP' }, opening.privateKey, secret),
        );
      } catch {
        return undefined;
      }
    },
  };
}

/** The first bytes in readable form: 4A 7F 91 … */
export const hexOf = (data: Uint8Array, count = 12): string => {
  const pairs = Array.from(data.slice(0, count), (one) => one.toString(16).padStart(2, '0').toUpperCase());
  return `${pairs.join(' ')} …`;
};
