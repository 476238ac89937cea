/** RSA as locks sign: PKCS#1 v1.5 with SHA-256. */
const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/**
 * Generates the two keys of a certificate without a lock in this browser. The private keys are never sent to a server.
 */
export interface BrowserKeys {
  readonly sign: CryptoKeyPair;
  readonly encrypt: CryptoKeyPair;
}

/** Both public keys for the server, each with its signature over the same text. */
export interface KeyProofs {
  readonly signPublicKey: string;
  readonly signProof: string;
  readonly encryptPublicKey: string;
  readonly encryptProof: string;
}

export function base64Of(bytes: ArrayBuffer | Uint8Array): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Extractable: they are encrypted with the holder's password at once, and stored nowhere else. */
export async function makeKeys(): Promise<BrowserKeys> {
  const { subtle } = globalThis.crypto;
  const pair = () => subtle.generateKey(rsa, true, ['sign', 'verify']);
  const [sign, encrypt] = await Promise.all([pair(), pair()]);
  return { sign, encrypt };
}

export const readPrivateKey = (pkcs8: BufferSource): Promise<CryptoKey> =>
  globalThis.crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);

export async function signBytes(key: CryptoKey, bytes: BufferSource): Promise<string> {
  return base64Of(await globalThis.crypto.subtle.sign(rsa.name, key, bytes));
}
export const signText = (key: CryptoKey, text: string): Promise<string> =>
  signBytes(key, new TextEncoder().encode(text));

export async function proofsOf({ sign, encrypt }: BrowserKeys, text: string): Promise<KeyProofs> {
  const spki = async (key: CryptoKey) => base64Of(await globalThis.crypto.subtle.exportKey('spki', key));
  return {
    signPublicKey: await spki(sign.publicKey),
    signProof: await signText(sign.privateKey, text),
    encryptPublicKey: await spki(encrypt.publicKey),
    encryptProof: await signText(encrypt.privateKey, text),
  };
}

/** SHA-256 in hex. */
export async function digestOf(text: string): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
