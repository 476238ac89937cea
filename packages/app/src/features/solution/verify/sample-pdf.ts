import type { SampleSigner } from './sample-authority.js';

const bytes = (text: string) => new TextEncoder().encode(text);
/** Bytes reserved for the CMS. */
const room = 4096;
const rangeWidth = 48;

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

interface Draft {
  pdf: Uint8Array<ArrayBuffer>;
  /** Offset of the last object table. */
  table: number;
  size: number;
  fields: readonly number[];
}

/** Appends objects and their table, as a PDF revision does. */
function revision(before: Draft, objects: ReadonlyMap<number, string>, fields: readonly number[]): Draft {
  let text = '';
  const start = before.pdf.length;
  const places = new Map<number, number>();
  for (const [number, body] of objects) {
    places.set(number, start + text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const table = start + text.length;
  const size = Math.max(before.size, ...[...objects.keys()].map((number) => number + 1));
  const rows = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  const free = start === header.length ? '0 1\n0000000000 65535 f \n' : '';
  const previous = before.table > 0 ? ` /Prev ${before.table}` : '';
  text += `xref\n${free}${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R${previous} >>\nstartxref\n${table}\n%%EOF\n`;
  return { pdf: joined(before.pdf, bytes(text)), table, size, fields };
}

const header = bytes('%PDF-1.7\n');
const page = (fields: readonly number[]) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${fields
    .map((one) => `${one} 0 R`)
    .join(' ')}] >>`;
const catalog = (fields: readonly number[]) =>
  `<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [${fields.map((one) => `${one} 0 R`).join(' ')}] >> >>`;
const words =
  'BT /F1 20 Tf 72 760 Td (Procurement contract, sample) Tj 0 -40 Td /F1 12 Tf (Total price: CNY 1,268,000.00) Tj ET';

/** One unsigned page with a sentence. */
export function blankContract(): Draft {
  const objects = new Map([
    [1, catalog([])],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, page([])],
    [4, `<< /Length ${words.length} >>\nstream\n${words}\nendstream`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ]);
  return revision({ pdf: header, table: 0, size: 0, fields: [] }, objects, []);
}

/** Adds a visible signature in its own revision; `note` is stored as plain text beside it. */
export async function signed(draft: Draft, signer: SampleSigner, at: Date, note: string): Promise<Draft> {
  const widget = draft.size;
  const fields = [...draft.fields, widget];
  const left = 72 + draft.fields.length * 240;
  const placeholder = '0'.repeat(room * 2);
  const objects = new Map([
    [
      widget,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (s${widget}) /F 4 /P 3 0 R /Rect [${left} 90 ${left + 160} 190] /V ${widget + 1} 0 R >>`,
    ],
    [
      widget + 1,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Reason (${note}) /ByteRange [${' '.repeat(rangeWidth)}] /Contents <${placeholder}> >>`,
    ],
    [3, page(fields)],
    [1, catalog(fields)],
  ]);
  const next = revision(draft, objects, fields);
  const source = new TextDecoder('latin1').decode(next.pdf);
  const open = source.lastIndexOf(`<${placeholder}>`);
  const close = open + placeholder.length + 2;
  const range = `0 ${open} ${close} ${next.pdf.length - close}`.padEnd(rangeWidth);
  const pdf = next.pdf.slice();
  pdf.set(bytes(range), source.lastIndexOf('/ByteRange [') + '/ByteRange ['.length);
  const cms = await signer.sign(joined(pdf.subarray(0, open), pdf.subarray(close)), at);
  const hex = Array.from(cms, (one) => one.toString(16).padStart(2, '0')).join('');
  pdf.set(bytes(hex), open + 1);
  return { ...next, pdf };
}

/** The same file with one text replaced by another of the same length, as in a forgery. */
export function altered({ pdf, ...rest }: Draft, from: string, to: string): Draft {
  const at = new TextDecoder('latin1').decode(pdf).indexOf(from);
  if (at < 0 || from.length !== to.length) throw new Error(`cannot put ${to} in the place of ${from}`);
  const changed = pdf.slice();
  changed.set(bytes(to), at);
  return { ...rest, pdf: changed };
}
