// Without 0, O, 1, I and L, because people read the code out on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const codes = new WeakMap<object, string>();

function newCode(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
}

/**
 * The code of an error, `E-7K2M9Q`: shown to the user and written to the log, so that support can find the entry. The
 * same error object always has the same code.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `E-${newCode()}`;
  const known = codes.get(error);
  if (known) return known;
  const code = `E-${newCode()}`;
  codes.set(error, code);
  return code;
}
