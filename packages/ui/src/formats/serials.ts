import { EMPTY_VALUE } from './empty.js';

/** As many as a mobile number hides; fewer could be guessed. */
const HIDDEN_AT_LEAST = 4;

/**
 * Keeps `head` and `tail` characters and hides the rest; a text with fewer than four hidden characters is hidden
 * completely.
 */
function mask(value: string, head: number, tail: number): string {
  const text = value.trim();
  if (text.includes('*')) return text; // the server masked it already
  if (text.length < head + tail + HIDDEN_AT_LEAST) return '*'.repeat(text.length);
  return text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(-tail);
}

/** `13812348000` → `138****8000`; `22000000` is hidden completely. Personal data is masked by default. */
export function maskPhone(phone: string): string {
  return mask(phone, 3, 4);
}

/** `210000199001010013` → `210000********0013`; a 15-digit number is masked the same way. */
export function maskIdNumber(idNumber: string): string {
  return mask(idNumber, 6, 4);
}

/** `4A7F91C20E883D15` → `4A7F 91C2 0E88 3D15`: serial numbers in groups of four; `—` when missing. */
export function groupSerial(serial: string | null | undefined): string {
  return serial?.replace(/\s+/g, '').replace(/(.{4})(?=.)/gu, '$1 ') ?? EMPTY_VALUE;
}
