/** One value of DER (ITU-T X.690): its tag, what it holds, and the whole with its head. */
export interface Der {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** Reads the values that stand one after another; a length that does not fit ends in an error. */
export function readDer(bytes: Buffer): Der[] {
  const values: Der[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes.readUInt8(at);
    const first = bytes.readUInt8(at + 1);
    const longer = first > 0x80 ? first & 0x7f : 0;
    if (first === 0x80 || longer > 4) throw new RangeError('not DER');
    const length = longer > 0 ? bytes.readUIntBE(at + 2, longer) : first;
    const from = at + 2 + longer;
    if (from + length > bytes.length) throw new RangeError('not DER');
    values.push({
      tag,
      content: bytes.subarray(from, from + length),
      whole: bytes.subarray(at, from + length),
    });
    at = from + length;
  }
  return values;
}

/** The values inside one. */
export const insideOf = (value: Der | undefined): Der[] => (value ? readDer(value.content) : []);
