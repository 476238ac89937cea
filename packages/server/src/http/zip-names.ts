const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endBytes = 22;
/** The longest comment that may follow the end record. */
const longestTail = 65_535;

/**
 * Names in the directory of a zip, as far as it can be read; nothing is unpacked. Every offset is checked: the bytes
 * are somebody's.
 */
export function zipNames(content: Buffer): string[] {
  const first = Math.max(0, content.length - endBytes - longestTail);
  let end = content.length - endBytes;
  while (end >= first && content.readUInt32LE(end) !== endMark) end -= 1;
  if (end < first) return [];
  const names: string[] = [];
  let at = content.readUInt32LE(end + 16);
  while (at + 46 <= end && content.readUInt32LE(at) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset));
    names.push(content.toString('utf8', at + 46, at + 46 + (name ?? 0)));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}
