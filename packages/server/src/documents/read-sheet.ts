import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';

/** What a sheet may unpack to, and how much of it is read: a list of people is far below both. */
const most = { bytes: 5 * 1024 * 1024, rows: 1_000, columns: 50 };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of XML: its five names and numbers, nothing else is an entity here. */
const decoded = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? all;
    const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

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

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function cellText(tag: string, inside: string, shared: readonly string[]): string {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textsIn(inside);
  const value = decoded(/<v\b[^>]*>([^<]*)<\/v>/.exec(inside)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  return value;
}

/**
 * The first sheet of a workbook as texts, row by row; runs in a worker. What is no workbook, or is larger than a list
 * of people can be, has no rows.
 */
export async function readSheet(path: string): Promise<string[][]> {
  try {
    const parts = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) =>
        /^xl\/(?:sharedStrings|worksheets\/sheet1)\.xml$/.test(name) && originalSize <= most.bytes,
    });
    const sheet = parts['xl/worksheets/sheet1.xml'];
    if (!sheet) return [];
    const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
    const shared = strings
      .split(/<si\b[^>]*>/)
      .slice(1)
      .map(textsIn);
    const rows = strFromU8(sheet)
      .split(/<row\b[^>]*>/)
      .slice(1, most.rows + 1);
    return rows.map((row) => {
      const cells: string[] = [];
      for (const cell of row.split(/<c\b/).slice(1)) {
        const end = cell.indexOf('>');
        const tag = cell.slice(0, end);
        const column = columnOf(attribute(tag, 'r'));
        const place = column >= 0 ? column : cells.length;
        if (place >= most.columns) continue;
        while (cells.length < place) cells.push('');
        cells[place] = tag.endsWith('/') ? '' : cellText(tag, cell.slice(end + 1), shared).trim();
      }
      return cells;
    });
  } catch {
    return []; // No zip, or one that leads astray.
  }
}
