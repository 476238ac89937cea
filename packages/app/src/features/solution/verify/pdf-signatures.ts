import { namesIn, orderKey, pdfDate, shownBox, type PageBox } from '@ca-portal/api/sealed-pdf/signature';

/** Where a signature shows, as shares of its page from the top left corner. */
export interface SignatureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfSignature {
  /** The signed bytes: everything up to the end of its revision but the signature itself; undefined when the ranges lie. */
  signed: Uint8Array<ArrayBuffer> | undefined;
  /** The CMS as it stands in the file, padding included. */
  cms: Uint8Array<ArrayBuffer>;
  /** Where the revision that it covers ends. */
  end: number;
  /** The time that the file claims, beside what the CMS may say. */
  claimedAt: Date | null;
  page: number;
  box: SignatureBox | null;
  /** Who is to sign in which order, if this signer has planned it. */
  order: readonly string[];
}

export interface SignedPdf {
  pages: number;
  signatures: readonly PdfSignature[];
  /** Bytes follow that no signature covers. */
  changedAfterwards: boolean;
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
/** Trees of pages are flatter; deeper ones are loops. */
const mostLevels = 20;
/** More than a contract has parties. */
const mostSignatures = 50;

export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 1024)).includes('%PDF-');

interface PdfObject {
  number: string;
  body: string;
}

/** Plain objects, cut at their closing words: a hostile file costs one pass. */
const objectsOf = (source: string): PdfObject[] =>
  source.split('endobj').flatMap((part) => {
    const at = part.lastIndexOf(' 0 obj');
    const number = at < 0 ? undefined : /\d{1,10}$/.exec(part.slice(Math.max(0, at - 10), at))?.[0];
    return number ? [{ number, body: part.slice(at + 6) }] : [];
  });

function valueAfter(body: string, key: string, open: string, close: string): string | undefined {
  const at = body.indexOf(key);
  const from = at < 0 ? -1 : body.indexOf(open, at);
  const to = from < 0 ? -1 : body.indexOf(close, from);
  return to < 0 || body.slice(at + key.length, from).trim() !== '' ? undefined : body.slice(from + 1, to);
}

const numbers = (text: string | undefined): number[] =>
  (text ?? '').slice(0, 200).trim().split(/\s+/).map(Number);

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (let n = 0; n < bytes.length; n += 1) bytes[n] = Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16);
  return bytes;
}

/** Both ranges together, if what lies between them is the signature in its brackets and no more. */
function signedBytes(pdf: Uint8Array, range: readonly number[], hexLength: number) {
  const [start, length, next, rest] = range;
  if (range.length !== 4 || !range.every((one) => Number.isSafeInteger(one) && one >= 0)) return undefined;
  if (start !== 0 || length === undefined || next === undefined || rest === undefined) return undefined;
  if (next - length !== hexLength + 2 || next + rest > pdf.length) return undefined;
  const signed = new Uint8Array(length + rest);
  signed.set(pdf.subarray(0, length));
  signed.set(pdf.subarray(next, next + rest), length);
  return signed;
}

/** The page as a reader sees it. Box and turn may stand with the pages above it (ISO 32000, 7.7.3.4). */
function shownPage(all: readonly PdfObject[], number: string | undefined): PageBox {
  const bodies: string[] = [];
  for (let next = number; next !== undefined && bodies.length < mostLevels;) {
    const body = all.findLast((one) => one.number === next)?.body ?? '';
    bodies.push(body);
    next = /\/Parent (\d{1,10}) 0 R/.exec(body)?.[1];
  }
  const inherited = (key: string) =>
    bodies.map((body) => valueAfter(body, key, '[', ']')).find((value) => value !== undefined);
  const [x = 0, y = 0, right = 595.28, high = 841.89] = numbers(
    inherited('/CropBox') ?? inherited('/MediaBox') ?? '0 0 595.28 841.89',
  );
  const angle = bodies
    .map((body) => /\/Rotate (-?\d{1,4})\b/.exec(body)?.[1])
    .find((one) => one !== undefined);
  const turn = (((Math.round(Number(angle ?? 0) / 90) * 90) % 360) + 360) % 360;
  return { x, y, width: right - x, height: high - y, turn: turn as PageBox['turn'] };
}

function placeOf(all: readonly PdfObject[], pages: readonly string[], signatureNo: string) {
  const widget = all.findLast(({ body }) => body.includes(`/V ${signatureNo} 0 R`));
  const on = widget && /\/P (\d{1,10}) 0 R/.exec(widget.body)?.[1];
  const index = Math.max(0, pages.indexOf(on ?? ''));
  const [left = 0, low = 0, right = 0, high = 0] = numbers(
    widget && valueAfter(widget.body, '/Rect', '[', ']'),
  );
  const page = shownPage(all, pages[index]);
  const shown = right > left && high > low && page.width > 0 && page.height > 0;
  return { page: index + 1, box: shown ? shownBox(page, { left, low, right, high }) : null };
}

/**
 * Every signature of a PDF in the order in which they were made. Only what stands in plain objects is found, as
 * signing tools write it. A later signature's revision belongs to the document; bytes after the last one do not.
 */
export function readSignatures(pdf: Uint8Array): SignedPdf {
  const source = latin1(pdf);
  const all = objectsOf(source);
  const isPage = ({ body }: PdfObject) => /\/Type ?\/Page\b(?!s)/.test(body);
  const pages = [...new Set(all.filter(isPage).map(({ number }) => number))];
  const signatures = all
    .filter(({ body }) => body.includes('/ByteRange'))
    .slice(0, mostSignatures)
    .map(({ number, body }): PdfSignature => {
      const range = numbers(valueAfter(body, '/ByteRange', '[', ']'));
      const hex = valueAfter(body, '/Contents', '<', '>') ?? '';
      return {
        signed: signedBytes(pdf, range, hex.length),
        cms: bytesOfHex(hex),
        end: (range[2] ?? 0) + (range[3] ?? 0),
        claimedAt: pdfDate(valueAfter(body, '/M', '(', ')') ?? ''),
        order: namesIn(valueAfter(body, `/${orderKey}`, '[', ']') ?? ''),
        ...placeOf(all, pages, number),
      };
    })
    .toSorted((a, b) => a.end - b.end);
  const covered = signatures.at(-1)?.end ?? pdf.length;
  return { pages: pages.length, signatures, changedAfterwards: covered < pdf.length };
}
