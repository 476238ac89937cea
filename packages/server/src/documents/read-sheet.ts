import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { readDelimited } from './read-delimited.js';

/** What one part of a workbook may unpack to: a list of 50,000 people with six columns takes a quarter. */
const mostBytes = 64 * 1024 * 1024;
const mostColumns = 50;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of XML: its five names and numbers, nothing else is an entity here. */
const decoded = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
        if (name) return entities[String(name).toLowerCase()] ?? all;
        const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
      })
    : xml;

/** All `<t>` of a piece of XML: a text with several formats has several. How it is spoken (`<rPh>`) is no part of it. */
const textsIn = (xml: string): string =>
  Array.from(xml.replace(/<rPh\b[^>]*>[^]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([^<]*)<\/t>/g), ([, text]) =>
    decoded(text ?? ''),
  ).join('');

/** `C7` is the third column. */
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
 * Unpacks one part of a workbook piece by piece and gives what stands before each `end`; neither the file nor the
 * part is ever in memory as a whole. False where the part is not there, or ends too early.
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
  // A workbook without texts has no list of them.
  await eachPiece(path, 'xl/sharedStrings.xml', '</si>', (piece) => {
    shared.push(textsIn(piece.slice(piece.lastIndexOf('<si'))));
  });
  const rows: string[][] = [];
  const whole = await eachPiece(path, 'xl/worksheets/sheet1.xml', '</row>', (piece) => {
    if (rows.length >= mostRows) return;
    const begin = piece.lastIndexOf('<row');
    const number = Number(attribute(piece.slice(begin, piece.indexOf('>', begin)), 'r')) || rows.length + 1;
    // Rows that nobody filled in are left out of the file, and count in what the reader sees.
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
 * The first sheet of a workbook, or a text with commas or tabs, as texts, row by row; runs in a worker. What is neither,
 * or is larger than a list can be, has no rows. An empty row is one without cells: the n-th is line n of the sheet.
 */
export async function readSheet(path: string, mostRows: number): Promise<string[][]> {
  try {
    if (await isZip(path)) return await workbookRows(path, mostRows);
    return readDelimited(await readFile(path), mostRows, mostColumns);
  } catch {
    return []; // A zip that leads astray.
  }
}
