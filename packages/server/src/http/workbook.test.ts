import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { workbook } from './workbook.js';

/** Reads a zip by its directory, as readers do. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = file.readUInt32LE(end + 16);
  const entries = new Map<string, string>();
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [packed, nameLength, local] = [20, 28, 42].map((o) =>
      o === 28 ? file.readUInt16LE(at + o) : file.readUInt32LE(at + o),
    ) as [number, number, number];
    const name = file.subarray(at + 46, at + 46 + nameLength).toString();
    const body = local + 30 + file.readUInt16LE(local + 26);
    const raw = inflateRawSync(file.subarray(body, body + packed));
    // Readers that check it refuse the whole file over a wrong sum.
    expect(crc32(raw)).toBe(file.readUInt32LE(at + 16));
    entries.set(name, raw.toString());
    at += 46 + nameLength;
  }
  return entries;
}

it('holds the rows as text that is never computed, and numbers as numbers', async () => {
  const book = workbook(
    '用户',
    ['账号', '次数'],
    [
      ['=1+1', 3],
      ['<张>&\u0001', 0],
    ],
  );
  expect(book.fileName).toBe('用户.xlsx');
  const parts = unzip(Buffer.from(await book.content.arrayBuffer()));
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = parts.get('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('<c><v>3</v></c>');
  expect(sheet).toContain('&lt;张&gt;&amp;</t>');
});
