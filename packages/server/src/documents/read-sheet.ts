import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { readDelimited } from './read-delimited.js';

/**
 * Limit for the unpacked size of one part of a workbook: a list of 50,000 people with six columns needs a
 * quarter of it.
 */
const mostBytes = 64 * 1024 * 1024;
const mostColumns = 50;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes XML text: its five predefined entities and numeric references; other entities do not exist here.
 */
const decoded = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
        if (name) return entities[String(name).toLowerCase()] ?? all;
        const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
      })
    : xml;

/**
 * All `<t>` of a piece of XML: a text with several formats has several. Phonetic hints (`<rPh>`) are left
 * out.
 */
const textsIn = (xml: string): string =>
  Array.from(xml.replace(/<rPh\b[^>]*>[^]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([^<]*)<\/t>/g), ([, text]) =>
    decoded(text ?? ''),
  ).join('');

/** Column index of a cell reference, e.g. `C7` is the third column. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const attributes = { r: /\br="([^"]*)"/, t: /\bt="([^"]*)"/ };
const attribute = (tag: string, name: keyof typeof attributes): string =>
  attributes[name].exec(tag)?.[1] ?? '';

function cellText(tag: string, inside: string, shared: readonly string[]): string {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textsIn(inside);
  const value = decoded(/<v\b[^>]*>([^<]*)<\/v>/.exec(inside)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  return value;
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of row.split(/<c\b/).slice(1)) {
    const end = cell.indexOf('>');
    const tag = cell.slice(0, end);
    const column = columnOf(attribute(tag, 'r'));
    const place = column >= 0 ? column : cells.length;
    if (place >= mostColumns) continue;
    while (cells.length < place) cells.push('');
    cells[place] = tag.endsWith('/') ? '' : cellText(tag, cell.slice(end + 1), shared).trim();
  }
  return cells;
}

/**
 * Unpacks one part of a workbook in a stream and passes the text before each `end` to `take`; neither the
 * file nor the part is ever completely in memory. False if the part is missing or truncated.
 */
async function eachPiece(
  path: string,
  part: string,
  end: string,
  take: (piece: string) => void,
): Promise<boolean> {
  let whole = false;
  let size = 0;
  let rest = '';
  const decoder = new TextDecoder();
  const unzip = new Unzip((file) => {
    if (file.name !== part) return;
    file.ondata = (error, data, final) => {
      size += data?.length ?? 0;
      if (error || size > mostBytes) throw error ?? new RangeError('the part is too large');
      const pieces = (rest + decoder.decode(data, { stream: !final })).split(end);
      rest = pieces.pop() ?? '';
      pieces.forEach(take);
      whole = final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path)) unzip.push(chunk as Buffer);
  unzip.push(new Uint8Array(), true);
  return whole;
}

async function workbookRows(path: string, mostRows: number): Promise<string[][]> {
  const shared: string[] = [];
  // A workbook without texts has no shared strings.
  await eachPiece(path, 'xl/sharedStrings.xml', '</si>', (piece) => {
    shared.push(textsIn(piece.slice(piece.lastIndexOf('<si'))));
  });
  const rows: string[][] = [];
  const whole = await eachPiece(path, 'xl/worksheets/sheet1.xml', '</row>', (piece) => {
    if (rows.length >= mostRows) return;
    const begin = piece.lastIndexOf('<row');
    const number = Number(attribute(piece.slice(begin, piece.indexOf('>', begin)), 'r')) || rows.length + 1;
    // The file omits empty rows, but the user counts them.
    while (rows.length < Math.min(number - 1, mostRows)) rows.push([]);
    if (rows.length < mostRows) rows.push(cellsOf(piece.slice(begin), shared));
  });
  return whole ? rows : [];
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

/**
 * The first sheet of a workbook, or a comma- or tab-separated text, row by row as texts; runs in a worker.
 * Anything else, or a too large list, gives no rows. An empty row has no cells: the n-th row is line n of the
 * sheet.
 */
export async function readSheet(path: string, mostRows: number): Promise<string[][]> {
  try {
    if (await isZip(path)) return await workbookRows(path, mostRows);
    return readDelimited(await readFile(path), mostRows, mostColumns);
  } catch {
    return []; // A damaged zip.
  }
}
