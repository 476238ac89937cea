import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { bytesOfHex, joined } from '../der/index.js';
import { laterChanges } from './later-revisions.js';
import { pdfDate } from './pdf-date.js';
import { shownBox } from './page-place.js';
import { readPdf } from './read-pdf.js';
import { namesIn, orderKey } from './signing-order.js';

/** Position of a signature or seal, as shares of its page from the top left corner. */
export interface SealBox {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
  /** Width, as a share of the page's width. */
  readonly width: number;
  /** Height, as a share of the page's height. */
  readonly height: number;
}
/** Position of a seal. */
export interface SealPlace {
  /** From 1. */
  readonly page: number;
  /** Position on the page. */
  readonly box: SealBox;
}

/** A signature of a document. */
export interface PdfSignature {
  /**
   * The signed bytes: everything up to the end of its revision except the signature; undefined when the range is
   * invalid, and when a later revision changed the document by more than further signatures.
   */
  readonly signed: Uint8Array<ArrayBuffer> | undefined;
  /** The CMS in the file, with its padding. */
  readonly cms: Uint8Array<ArrayBuffer>;
  /** End of the revision that it covers. */
  readonly end: number;
  /** The time in the PDF; the CMS may have one too. */
  readonly claimedAt: Date | null;
  /** The first position, or page 1 without a box for an invisible signature. */
  readonly page: number;
  /** The visible position; undefined when nothing is visible. */
  readonly box: SealBox | null;
  /** The planned order of signers, if this signer set one. */
  readonly order: readonly string[];
  /** All seals of this signing: on several pages for a paging seal. */
  readonly places: readonly SealPlace[];
}

/** A document with all signatures in it. */
export interface SignedPdf {
  /** How many pages it has. */
  readonly pages: number;
  /** In signing order. */
  readonly signatures: readonly PdfSignature[];
  /** The file continues after the last signature. */
  readonly changedAfterwards: boolean;
}

/** More than a contract has parties; each one requires a pass over the file. */
const mostSignatures = 50;
const name = (text: string) => PDFName.of(text);
const numbersOf = (array: PDFArray | undefined): number[] =>
  array?.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN)) ?? [];

/**
 * A signature covers everything except itself: the gap between both ranges is the signature in hex, and nothing else.
 */
function readRange(pdf: Uint8Array, range: readonly number[]) {
  const [start, length, next, rest] = range;
  const lies = { signed: undefined, cms: new Uint8Array(), end: 0 };
  if (range.length !== 4 || !range.every((one) => Number.isSafeInteger(one) && one >= 0)) return lies;
  if (start !== 0 || length === undefined || next === undefined || rest === undefined) return lies;
  if (next <= length || next + rest > pdf.length) return lies;
  const gap = new TextDecoder('latin1').decode(pdf.subarray(length, next));
  if (!/^<[\da-fA-F\s]*>$/.test(gap)) return lies;
  return {
    signed: joined([pdf.subarray(0, length), pdf.subarray(next, next + rest)]),
    cms: bytesOfHex(gap.slice(1, -1).replaceAll(/\s/g, '')),
    end: next + rest,
  };
}

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

async function parse(pdf: Uint8Array) {
  const { context, pages } = await readPdf(pdf, { encrypted: 'read' });
  return {
    objects: context.enumerateIndirectObjects(),
    pages: pages.map(({ ref, box }) => ({ tag: ref.tag, box })),
  };
}

/** Visible parts of a signature: its widget, and the seals that refer to its field. */
function placesIn({ objects, pages }: Awaited<ReturnType<typeof parse>>) {
  const numbers = new Map(pages.map(({ tag }, index) => [tag, index]));
  const fields = new Map<string, string>();
  const places = new Map<string, SealPlace[]>();
  const add = (key: string, annotation: PDFDict) => {
    const on = annotation.get(name('P'));
    const index = (on instanceof PDFRef ? numbers.get(on.tag) : undefined) ?? 0;
    const page = pages[index]?.box;
    const [left = 0, low = 0, right = 0, high = 0] = numbersOf(
      annotation.lookupMaybe(name('Rect'), PDFArray),
    );
    if (!page || !(right > left && high > low && page.width > 0 && page.height > 0)) return;
    const place = { page: index + 1, box: shownBox(page, { left, low, right, high }) };
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const [, object] of objects) {
    if (!(object instanceof PDFDict)) continue;
    const value = object.get(name('V'));
    if (value instanceof PDFRef) {
      fields.set(textOf(object.get(name('T'))), value.tag);
      add(value.tag, object);
    }
  }
  for (const [, object] of objects) {
    if (!(object instanceof PDFDict) || object.get(name('Subtype')) !== name('Stamp')) continue;
    const signature = fields.get(textOf(object.get(name('NM'))).replace(/\.\d{1,4}$/, ''));
    if (signature) add(signature, object);
  }
  return places;
}

/**
 * All signatures of a PDF. Later revisions belong to the document where they only add signatures; bytes after the
 * last one do not. The sender determines the cost of parsing: limit the file size before, or parse in a worker. Throws a
 * `SealError`.
 */
export async function readSignatures(pdf: Uint8Array): Promise<SignedPdf> {
  const parsed = await parse(pdf);
  const places = placesIn(parsed);
  const found = parsed.objects.flatMap(([ref, object]) =>
    object instanceof PDFDict && object.has(name('ByteRange')) ? [{ ref, object }] : [],
  );
  const changedAfter = laterChanges(pdf);
  const signatures = found
    .slice(0, mostSignatures)
    .map(({ ref, object }): PdfSignature => {
      const range = object.get(name('ByteRange'));
      const contents = object.get(name('Contents'));
      const own = places.get(ref.tag) ?? [];
      const covered = readRange(pdf, numbersOf(range instanceof PDFArray ? range : undefined));
      return {
        ...covered,
        ...(covered.signed && changedAfter(covered.end) && { signed: undefined }),
        // The claimed signer, if the range does not lead to the signature.
        ...(!covered.signed && contents instanceof PDFHexString && { cms: contents.asBytes().slice() }),
        claimedAt: pdfDate(textOf(object.get(name('M')))),
        page: own[0]?.page ?? 1,
        box: own[0]?.box ?? null,
        places: own,
        order: namesIn(String(object.get(name(orderKey)) ?? '')),
      };
    })
    .toSorted((a, b) => a.end - b.end);
  const covered = signatures.at(-1)?.end ?? pdf.length;
  return { pages: parsed.pages.length, signatures, changedAfterwards: covered < pdf.length };
}
