import { PDFRef, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { joined } from '../der/index.js';
import { SealError } from './seal-error.js';

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
export const ascii = (text: string) => new TextEncoder().encode(text);

/** Position and kind of the last cross-reference table: a new one must be of the same kind. */
export function lastTable(pdf: Uint8Array): { at: number; kind: 'table' | 'stream' } {
  const tail = latin1(pdf.subarray(-2048));
  const at = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  const there = Number.isSafeInteger(at) ? latin1(pdf.subarray(at, at + 40)) : '';
  if (/^\s*xref\b/.test(there)) return { at, kind: 'table' };
  if (/^\s*\d+\s+\d+\s+obj\b/.test(there)) return { at, kind: 'stream' };
  throw new SealError('broken');
}

function objectBytes(ref: PDFRef, object: PDFObject | string): Uint8Array {
  const head = ascii(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
  if (typeof object === 'string') return joined([head, ascii(`${object}\nendobj\n`)]);
  const body = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  return joined([head, body, ascii('\nendobj\n')]);
}

const bigEndian = (number: number, length: number): number[] =>
  Array.from({ length }, (_, n) => Math.floor(number / 256 ** (length - 1 - n)) % 256);

interface Row {
  readonly ref: PDFRef;
  readonly at: number;
}

function tableBytes(rows: readonly Row[], trailer: string): Uint8Array {
  const lines = rows.map(
    ({ ref, at }) =>
      `${ref.objectNumber} 1\n${String(at).padStart(10, '0')} ${String(ref.generationNumber).padStart(5, '0')} n \n`,
  );
  return ascii(`xref\n${lines.join('')}trailer\n<< ${trailer} >>\n`);
}

function streamBytes(rows: readonly Row[], number: number, trailer: string): Uint8Array {
  const data = Uint8Array.from(
    rows.flatMap(({ ref, at }) => [1, ...bigEndian(at, 4), ...bigEndian(ref.generationNumber, 2)]),
  );
  const index = rows.map(({ ref }) => `${ref.objectNumber} 1`).join(' ');
  const head = `${number} 0 obj\n<< /Type /XRef /W [1 4 2] /Index [${index}] /Length ${data.length} ${trailer} >>\nstream\n`;
  return joined([ascii(head), data, ascii('\nendstream\nendobj\n')]);
}

/**
 * Appends new objects as a PDF revision (ISO 32000, 7.5.6): no existing byte changes, so that earlier signatures stay
 * valid.
 */
export function withRevision(
  pdf: Uint8Array,
  context: PDFContext,
  objects: ReadonlyMap<PDFRef, PDFObject | string>,
): Uint8Array<ArrayBuffer> {
  const previous = lastTable(pdf);
  const parts: Uint8Array[] = [pdf, ascii('\n')];
  let at = pdf.length + 1;
  const rows: Row[] = [];
  for (const [ref, object] of [...objects].toSorted(([a], [b]) => a.objectNumber - b.objectNumber)) {
    const bytes = objectBytes(ref, object);
    rows.push({ ref, at });
    parts.push(bytes);
    at += bytes.length;
  }
  const { Root, Info, ID } = context.trailerInfo;
  const kept = Object.entries({ Root, Info, ID }).flatMap(([key, kept]) => (kept ? `/${key} ${kept}` : []));
  const size = context.largestObjectNumber + 1;
  const isStream = previous.kind === 'stream';
  const trailer = [`/Size ${isStream ? size + 1 : size}`, ...kept, `/Prev ${previous.at}`].join(' ');
  parts.push(
    isStream
      ? streamBytes([...rows, { ref: PDFRef.of(size), at }], size, trailer)
      : tableBytes(rows, trailer),
    ascii(`startxref\n${at}\n%%EOF\n`),
  );
  return joined(parts);
}
