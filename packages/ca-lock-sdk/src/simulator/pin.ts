import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A PIN as it is stored: only its hash. */
export interface StoredPin {
  salt: string;
  hash: string;
  triesLeft: number;
}

/** A real device locks itself after ten wrong entries (lock-protocol "Wire"). */
export const PIN_TRIES = 10;
/** Wrong unlock codes until only the issuer can help. */
export const UNLOCK_TRIES = 10;

export const rightLength = (pin: string): boolean => pin.length >= 6 && pin.length <= 16;

export async function storePin(pin: string): Promise<StoredPin> {
  const salt = randomBytes(16);
  return {
    salt: salt.toString('base64'),
    hash: (await derive(pin, salt, 32)).toString('base64'),
    triesLeft: PIN_TRIES,
  };
}

/** Sets another PIN and restores all tries. */
export async function setPin(stored: StoredPin, pin: string): Promise<void> {
  Object.assign(stored, await storePin(pin));
}

export async function pinMatches(stored: StoredPin, pin: string): Promise<boolean> {
  return timingSafeEqual(
    await derive(pin, Buffer.from(stored.salt, 'base64'), 32),
    Buffer.from(stored.hash, 'base64'),
  );
}
