/** The part of DER (X.690) that signatures need, with the same bytes in a browser and on the server. */

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Two lower-case digits a byte. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');

/** The bytes of that; half a byte at the end is left out. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, n) =>
    Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16),
  );

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 + bytes.length, ...bytes];
}

/** One value: tag, length, content. */
export function value(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joined(parts);
  return joined([Uint8Array.from([tag, ...lengthBytes(content.length)]), content]);
}

export const sequence = (...parts: readonly Uint8Array[]) => value(0x30, ...parts);
export const octets = (content: Uint8Array) => value(0x04, content);
export const nothing = () => value(0x05);
/** A number below 128. */
export const small = (number: number) => value(0x02, Uint8Array.of(number));

/** A SET OF is sorted by its encodings. */
export const setOf = (...parts: readonly Uint8Array[]) =>
  value(
    0x31,
    ...parts.toSorted((a, b) => {
      const at = a.findIndex((byte, index) => byte !== b[index]);
      return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
    }),
  );

export function oid(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const groups = [number % 128];
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift(0x80 + (left % 128));
    }
    return groups;
  });
  return value(0x06, Uint8Array.from(bytes));
}

/** The values inside a constructed one, each with its header. Throws a RangeError on invalid DER. */
export function children(der: Uint8Array): Uint8Array[] {
  const header = (at: number) => {
    const short = der[at + 1] ?? 0x80;
    if (short < 0x80) return { from: at + 2, to: at + 2 + short };
    const count = short - 0x80;
    if (count === 0 || count > 3) throw new RangeError('no DER');
    let length = 0;
    for (let n = 0; n < count; n += 1) length = length * 256 + (der[at + 2 + n] ?? 0);
    return { from: at + 2 + count, to: at + 2 + count + length };
  };
  const { from, to } = header(0);
  if (to > der.length) throw new RangeError('no DER');
  const found: Uint8Array[] = [];
  for (let at = from; at < to;) {
    const end = header(at).to;
    if (end > to) throw new RangeError('no DER');
    found.push(der.subarray(at, end));
    at = end;
  }
  return found;
}
