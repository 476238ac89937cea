export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octets: 0x04,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
} as const;

/** One value of DER (ITU-T X.690). */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const used = length.subarray(length.findIndex((byte) => byte > 0));
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 + used.length, ...used];
  return Buffer.concat([Buffer.from(head), content]);
}

/** A number given in hex, as a positive integer. */
export function positive(hex: string): Buffer {
  const number = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return der(tags.integer, (number[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), number]) : number);
}

const digitsOf = (at: Date) => `${at.toISOString().replaceAll(/\.\d+|\D/g, '')}Z`;

/** RFC 5280, 5.1.2.4: two digits of the year up to 2049. */
export const timeOf = (at: Date): Buffer =>
  at.getUTCFullYear() < 2050
    ? der(tags.utcTime, Buffer.from(digitsOf(at).slice(2)))
    : der(tags.generalizedTime, Buffer.from(digitsOf(at)));

/** Where a value's content begins and ends, according to its header. */
function rangeOf(bytes: Uint8Array, at: number): { start: number; end: number } {
  const short = bytes[at + 1] ?? 0x80;
  const more = short < 0x80 ? 0 : short & 0x7f;
  if (short === 0x80 || more > 4) throw new Error('no length that DER knows');
  const start = at + 2 + more;
  const size = bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = start + (more === 0 ? short : size);
  if (end > bytes.length) throw new Error('DER ends early');
  return { start, end };
}

/** The content of a value. */
export function contentOf(value: Uint8Array): Buffer {
  const { start, end } = rangeOf(value, 0);
  return Buffer.from(value.subarray(start, end));
}

/** The dotted form of an object identifier. */
export function dottedOf(value: Uint8Array): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of contentOf(value)) {
    number = number * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    const first = Math.min(Math.floor(number / 40), 2);
    numbers.push(...(numbers.length === 0 ? [first, number - 40 * first] : [number]));
    number = 0;
  }
  return numbers.join('.');
}

/** The values inside a value, each with its header. One level only: nested untrusted input costs nothing. */
export function partsOf(value: Uint8Array): Buffer<ArrayBuffer>[] {
  const content = contentOf(value);
  const parts: Buffer<ArrayBuffer>[] = [];
  for (let at = 0; at < content.length;) {
    const { end } = rangeOf(content, at);
    parts.push(Buffer.from(content.subarray(at, end)));
    at = end;
  }
  return parts;
}
