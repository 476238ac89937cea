import { randomBytes } from 'node:crypto';

/**
 * Sixteen random bytes in upper-case hex: 126 bits that nobody can guess (CA/B Forum requires 64). The first
 * byte is between 0x40 and 0x7F, so that the number is positive and always of the same length.
 */
export function newSerialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex').toUpperCase();
}
