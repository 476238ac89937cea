let table: Map<string, Buffer> | undefined;

/** Node decodes GBK but does not encode it: this decodes all two-byte codes once and inverts the table. */
function rows(): Map<string, Buffer> {
  if (table) return table;
  table = new Map();
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      const text = decoder.decode(bytes);
      if (text.length === 1 && text !== '\uFFFD') table.set(text, bytes);
    }
  }
  return table;
}

/** The text as an old Chinese driver would send it; characters outside GBK become question marks. */
export function inGbk(text: string): Buffer {
  const question = Buffer.from('?');
  return Buffer.concat(
    Array.from(text, (letter) =>
      letter < '\u0080' ? Buffer.from(letter) : (rows().get(letter) ?? question),
    ),
  );
}
