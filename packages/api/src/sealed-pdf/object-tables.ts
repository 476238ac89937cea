import {
  decodePDFRawStream,
  PDFContext,
  PDFDict,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { entriesOfStream, fail, latin1, name, numberIn, rowsAt, type Entry } from './table-entries.js';

/** One cross-reference section with its trailer (ISO 32000, 7.5.4 to 7.5.8). */
export interface Table {
  readonly at: number;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: PDFDict;
  /** Offset of the word “trailer”; undefined for a cross-reference stream. */
  readonly trailerAt?: number;
}
/** The object of a reference; undefined if there is none. */
export type Lookup = (ref: PDFRef) => PDFObject | undefined;

const parse = (bytes: Uint8Array) => PDFObjectParser.forBytes(bytes, PDFContext.create()).parseObject();

/**
 * Objects of a PDF as a viewer finds them: through the cross-reference tables of a revision. What is parsed once is
 * kept for the other revisions. Throws a `SealError` for tables that cannot be read.
 */
export function objectTables(pdf: Uint8Array) {
  const parsed = new Map<number, { tag: string; object: PDFObject } | undefined>();
  const packed = new Map<PDFObject, (n: number, index: number) => PDFObject | undefined>();
  const tables = new Map<number, Table>();

  function parseAt(at: number) {
    const found = /^\s*(\d{1,10})\s+(\d{1,5})\s+obj\b/.exec(latin1(pdf.subarray(at, at + 40)));
    if (!found) return undefined;
    try {
      const object = parse(pdf.subarray(at + found[0].length));
      return { tag: PDFRef.of(Number(found[1]), Number(found[2])).tag, object };
    } catch {
      return undefined;
    }
  }
  function objectAt(at: number) {
    if (!parsed.has(at)) parsed.set(at, parseAt(at));
    return parsed.get(at);
  }

  /** The objects of an object stream, each parsed when it is asked for. */
  function unpack(stream: PDFRawStream) {
    const data = decodePDFRawStream(stream).decode();
    const first = numberIn(stream.dict, 'First') ?? 0;
    const head = latin1(data.subarray(0, first)).match(/\d+/g)?.map(Number) ?? [];
    const objects = new Map<number, PDFObject>();
    return (number: number, index: number) => {
      if (head[index * 2] !== number) return undefined;
      const object = objects.get(index) ?? parse(data.subarray(first + (head[index * 2 + 1] ?? 0)));
      objects.set(index, object);
      return object;
    };
  }

  function readStream(at: number): Table {
    const stream = objectAt(at)?.object;
    if (!(stream instanceof PDFRawStream) || stream.dict.get(name('Type')) !== name('XRef')) throw fail();
    return { at, entries: entriesOfStream(stream), trailer: stream.dict };
  }
  function read(at: number): Table {
    const word = /^\s*xref\s+/.exec(latin1(pdf.subarray(at, at + 40)));
    if (!word) return readStream(at);
    const { entries, end } = rowsAt(pdf, at + word[0].length);
    const trailer = parse(pdf.subarray(end + 'trailer'.length));
    if (latin1(pdf.subarray(end, end + 7)) !== 'trailer' || !(trailer instanceof PDFDict)) throw fail();
    // A file for old viewers hides its packed objects from the table (7.5.8.4).
    const beside = numberIn(trailer, 'XRefStm');
    for (const [number, entry] of beside === undefined ? [] : readStream(beside).entries)
      if (!entries.get(number)) entries.set(number, entry);
    return { at, entries, trailer, trailerAt: end };
  }

  return {
    /** The table at an offset and those before it, the newest first. */
    tablesFrom(start: number): Table[] {
      const chain: Table[] = [];
      for (let at: number | undefined = start; at !== undefined;) {
        const table: Table = tables.get(at) ?? read(at);
        if (chain.includes(table)) throw fail();
        tables.set(at, table);
        chain.push(table);
        at = numberIn(table.trailer, 'Prev');
      }
      return chain;
    },
    /** Objects as these tables tell, the newest first. */
    lookupBy(chain: readonly Table[]): Lookup {
      const entries = new Map(chain.toReversed().flatMap((table) => [...table.entries]));
      return (ref) => {
        const entry = entries.get(ref.objectNumber);
        if (!entry) return undefined;
        if ('at' in entry) {
          const found = objectAt(entry.at);
          return found?.tag === ref.tag ? found.object : undefined;
        }
        const holder = entries.get(entry.inside);
        const stream = holder && 'at' in holder ? objectAt(holder.at)?.object : undefined;
        if (ref.generationNumber !== 0 || !(stream instanceof PDFRawStream)) return undefined;
        const inside = packed.get(stream) ?? unpack(stream);
        packed.set(stream, inside);
        return inside(ref.objectNumber, entry.index);
      };
    },
  };
}
