/** Minimal ASN.1 DER to write certificates and envelopes, and to find a field in one. Node reads neither for SM2. */
export type Der = Buffer;

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

/** Any tag around any content. */
export function tagged(tag: number, ...content: Uint8Array[]): Der {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
}

export const sequence = (...parts: Uint8Array[]): Der => tagged(0x30, ...parts);
export const set = (...parts: Uint8Array[]): Der => tagged(0x31, ...parts);
export const octets = (bytes: Uint8Array): Der => tagged(0x04, bytes);
export const bits = (bytes: Uint8Array, unused = 0): Der => tagged(0x03, Buffer.from([unused]), bytes);
export const utf8 = (text: string): Der => tagged(0x0c, Buffer.from(text, 'utf8'));
export const truth: Der = tagged(0x01, Buffer.from([0xff]));
export const nothing: Der = tagged(0x05);
/** Context tag [n], constructed. */
export const context = (n: number, ...parts: Uint8Array[]): Der => tagged(0xa0 | n, ...parts);

/** A non-negative INTEGER from its big-endian bytes. */
export function integer(bytes: Uint8Array | number): Der {
  const raw = typeof bytes === 'number' ? Buffer.from([bytes]) : Buffer.from(bytes);
  const first = raw.findIndex((byte) => byte !== 0);
  const short = first < 0 ? Buffer.from([0]) : raw.subarray(first);
  return tagged(0x02, ...((short[0] ?? 0) & 0x80 ? [Buffer.from([0])] : []), short);
}

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift(0x80 | (left & 0x7f));
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}

/** RFC 5280: two-digit years until 2049, four digits after. */
export function time(date: Date): Der {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits));
}

export interface Node {
  tag: number;
  /** Only the content. */
  content: Buffer;
  /** Tag, length and content. */
  whole: Buffer;
}

/** The consecutive elements in these bytes. Throws on invalid DER. */
export function children(bytes: Buffer): Node[] {
  const found: Node[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes.readUInt8(at);
    const short = bytes.readUInt8(at + 1);
    const more = short < 0x80 ? 0 : short & 0x7f;
    const size = more === 0 ? short : bytes.readUIntBE(at + 2, more);
    const start = at + 2 + more;
    if (start + size > bytes.length) throw new Error('DER ends early');
    found.push({
      tag,
      content: bytes.subarray(start, start + size),
      whole: bytes.subarray(at, start + size),
    });
    at = start + size;
  }
  return found;
}

/** Follows a path of indexes: `at(der, 0, 3)` is the fourth child of the first element. */
export function at(bytes: Buffer, ...path: number[]): Node {
  let node: Node = { tag: 0, content: bytes, whole: bytes };
  for (const index of path) {
    const child = children(node.content)[index];
    if (!child) throw new Error('DER lacks an element');
    node = child;
  }
  return node;
}
