import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { SealError } from './seal-error.js';

/** Position of an object: an offset in the file, or an index in an object stream; null for a deleted object. */
export type Entry =
  | { readonly at: number; readonly generation: number }
  | { readonly inside: number; readonly index: number }
  | null;

const decoder = new TextDecoder('latin1');
export const latin1 = (bytes: Uint8Array): string => decoder.decode(bytes);
export const name = (text: string) => PDFName.of(text);
export const fail = () => new SealError('broken');

export function numberIn(dict: PDFDict, key: string): number | undefined {
  const value = dict.get(name(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}
const numbersIn = (dict: PDFDict, key: string): number[] | undefined => {
  const value = dict.get(name(key));
  if (!(value instanceof PDFArray)) return undefined;
  return value.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
};
/** Reverses the PNG filters that cross-reference streams are packed with; the library does not. */
function unfiltered(data: Uint8Array, { dict }: PDFRawStream): Uint8Array {
  const given = dict.get(name('DecodeParms'));
  const options = given instanceof PDFArray ? given.get(0) : given;
  if (!(options instanceof PDFDict) || (numberIn(options, 'Predictor') ?? 1) === 1) return data;
  const width = numberIn(options, 'Columns') ?? 1;
  const out = new Uint8Array(Math.floor(data.length / (width + 1)) * width);
  for (const at of out.keys()) {
    const row = Math.floor(at / width);
    const kind = data[row * (width + 1)] ?? 9;
    if (kind > 2) throw fail();
    const base = kind === 2 ? out[at - width] : kind === 1 && at % width > 0 ? out[at - 1] : 0;
    out[at] = (data[at + row + 1] ?? 0) + (base ?? 0);
  }
  return out;
}

/** Rows of a cross-reference stream (ISO 32000, 7.5.8). */
export function entriesOfStream(stream: PDFRawStream): Map<number, Entry> {
  const data = unfiltered(decodePDFRawStream(stream).decode(), stream);
  const widths = numbersIn(stream.dict, 'W') ?? [];
  const index = numbersIn(stream.dict, 'Index') ?? [0, numberIn(stream.dict, 'Size') ?? 0];
  const entries = new Map<number, Entry>();
  let at = 0;
  for (let n = 0; n + 1 < index.length; n += 2) {
    const [first = 0, count = 0] = index.slice(n);
    for (let number = first; number < first + count; number += 1) {
      const [type, second = 0, third = 0] = widths.map((width, field) => {
        const from = at;
        at += width;
        return width === 0 && field === 0
          ? 1
          : data.subarray(from, at).reduce((sum, one) => sum * 256 + one, 0);
      });
      if (at > data.length || widths.length !== 3 || entries.has(number)) throw fail();
      const packed = type === 2 ? { inside: second, index: third } : null;
      entries.set(number, type === 1 ? { at: second, generation: third } : packed);
    }
  }
  return entries;
}

/** Rows of a cross-reference table (7.5.4), and the end of them. */
export function rowsAt(pdf: Uint8Array, start: number): { entries: Map<number, Entry>; end: number } {
  const entries = new Map<number, Entry>();
  let end = start;
  for (;;) {
    const head = /^(\d{1,10})\s+(\d{1,10})\s+/.exec(latin1(pdf.subarray(end, end + 40)));
    if (!head) return { entries, end };
    end += head[0].length;
    const [first, count] = [Number(head[1]), Number(head[2])];
    const rows = latin1(pdf.subarray(end, end + count * 20 + 4));
    const row = /(\d{10}) (\d{5}) ([nf])\s*/y;
    for (let number = first; number < first + count; number += 1) {
      const [, at, generation, kind] = row.exec(rows) ?? [];
      if (!kind || entries.has(number)) throw fail();
      entries.set(number, kind === 'n' ? { at: Number(at), generation: Number(generation) } : null);
    }
    end += row.lastIndex;
  }
}
