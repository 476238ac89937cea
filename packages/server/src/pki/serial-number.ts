import { randomBytes } from 'node:crypto';

/**
 * Sixteen random bytes in upper-case hex: 126 bits that nobody can guess (CA/B Forum asks for 64).
 * The first byte lies between 0x40 and 0x7F, so that the number is positive and always of one length.
 */
export function newSerialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex').toUpperCase();
}

/** The form in which serial numbers are stored and compared, whatever the source writes: one byte at least. */
export const normalizeSerialNumber = (hex: string): string => hex.replace(/^0+(?=..)/, '').toUpperCase();
