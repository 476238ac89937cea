import { readPrivateKey } from '../keys/browser-keys.js';

/**
 * A private key encrypted twice: with a device key that scripts cannot export, and with a key derived from the holder's
 * PIN. A copy of the storage alone is useless.
 */
export interface PinBox {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly pinIv: Uint8Array<ArrayBuffer>;
  readonly deviceIv: Uint8Array<ArrayBuffer>;
  readonly deviceKey: CryptoKey;
  readonly sealed: ArrayBuffer;
}

const iterations = 600_000;
const random = (bytes: number) => globalThis.crypto.getRandomValues(new Uint8Array(bytes));

async function keyOfPin(pin: string, salt: BufferSource): Promise<CryptoKey> {
  const { subtle } = globalThis.crypto;
  const secret = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export async function lockWithPin(pin: string, key: CryptoKey): Promise<PinBox> {
  const { subtle } = globalThis.crypto;
  const [salt, pinIv, deviceIv] = [random(16), random(12), random(12)];
  const deviceKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const inner = await subtle.encrypt(
    { name: 'AES-GCM', iv: pinIv },
    await keyOfPin(pin, salt),
    await subtle.exportKey('pkcs8', key),
  );
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv: deviceIv }, deviceKey, inner);
  return { salt, pinIv, deviceIv, deviceKey, sealed };
}

/** The key for signing; undefined where the PIN is wrong. */
export async function openWithPin(pin: string, box: PinBox): Promise<CryptoKey | undefined> {
  const { subtle } = globalThis.crypto;
  const inner = await subtle.decrypt({ name: 'AES-GCM', iv: box.deviceIv }, box.deviceKey, box.sealed);
  try {
    const pinKey = await keyOfPin(pin, box.salt);
    return await readPrivateKey(await subtle.decrypt({ name: 'AES-GCM', iv: box.pinIv }, pinKey, inner));
  } catch {
    return undefined;
  }
}
