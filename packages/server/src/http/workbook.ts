import { crc32, deflateRawSync } from 'node:zlib';
import type { BinaryFile } from '@ca-portal/api/contract';

/*
 * A workbook with one sheet (ECMA-376), enough for lists: an export needs neither formulas nor styles, and a
 * library for them weighs more than the rest of the server.
 */

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const ns = 'http://schemas.openxmlformats.org';

// Control characters are not allowed in XML at all, not even escaped.
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Text cells are inline strings: a value that begins with `=` stays a text and is never computed. */
const cell = (value: string | number): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;

function sheet(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return `${head}<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData>${lines}</sheetData></worksheet>`;
}

const parts = (title: string) => ({
  '[Content_Types].xml': `${head}<Types xmlns="${ns}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="${escape(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

/** 1 January 1980, the first day that a zip knows: the same rows make the same file. */
const zipDate = 0x0021;

/** A zip of deflated entries (APPNOTE 4.3): local headers and data, then the directory. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, raw] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(raw);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version
    facts.writeUInt16LE(0x0800, 2); // names are UTF-8
    facts.writeUInt16LE(8, 4); // deflate
    facts.writeUInt16LE(zipDate, 8);
    facts.writeUInt32LE(crc32(raw), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(raw.length, 18);
    facts.writeUInt16LE(path.length, 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), facts, path, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, path);
    offset += 4 + facts.length + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const entries = Object.keys(files).length;
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\u0005\u0006'), end]);
}

/** Rows as a workbook to download; `columns` is the first line. `name` is both the file's and the sheet's. */
export function workbook(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): BinaryFile {
  const files = { ...parts(name), 'xl/worksheets/sheet1.xml': sheet([columns, ...rows]) };
  return { fileName: `${name}.xlsx`, content: new Blob([new Uint8Array(zip(files))], { type }) };
}
