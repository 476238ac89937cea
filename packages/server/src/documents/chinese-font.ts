import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const packed = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff';

/** Sizes of WOFF 1.0 and of the sfnt it unpacks to (W3C WOFF File Format 1.0, sections 3 and 4). */
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF into its TrueType font. The PDF library reads WOFF too, but unpacks a table again for each
 * glyph: one page took 85 seconds.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(tables));
  font.writeUInt16BE(tables, 4);
  font.writeUInt16BE(power * sfntEntry, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((tables - power) * sfntEntry, 10);
  let offset = sfntHeader + tables * sfntEntry;
  for (let i = 0; i < tables; i++) {
    const entry = woffHeader + i * woffEntry;
    const [from, packedLength, length, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number];
    const bytes = woff.subarray(from, from + packedLength);
    (packedLength < length ? inflateSync(bytes) : bytes).copy(font, offset);
    const to = sfntHeader + i * sfntEntry;
    woff.copy(font, to, entry, entry + 4);
    font.writeUInt32BE(checksum, to + 4);
    font.writeUInt32BE(offset, to + 8);
    font.writeUInt32BE(length, to + 12);
    offset += (length + 3) & ~3;
  }
  return font;
}

let unpacked: Buffer | undefined;

/** Noto Sans SC, unpacked once per process: 13 ms and 2.4 MB. */
export function chineseFont(): Buffer {
  unpacked ??= unpackWoff(readFileSync(createRequire(import.meta.url).resolve(packed)));
  return unpacked;
}
