import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import type { SampleSigner } from './sample-authority.js';

// Documents as another tool writes and signs them: the reader is not only tested with what our own code has written.

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

/** A detached CMS signature over the bytes, with its time in it. */
async function signCms(signed: Uint8Array<ArrayBuffer>, at: Date, { certificate: leaf, key }: SampleSigner) {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', signed);
  const data = '1.2.840.113549.1.7.1';
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const cms = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: data })),
            attribute('1.2.840.113549.1.9.5', new asn1.UTCTime({ valueDate: at })),
            attribute('1.2.840.113549.1.9.4', new asn1.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [leaf],
  });
  await cms.sign(key, 0, 'SHA-256', signed);
  const info = new pki.ContentInfo({
    contentType: pki.id_ContentType_SignedData,
    content: cms.toSchema(true),
  });
  return new Uint8Array(info.toSchema().toBER());
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
  const cms = await signCms(joined(pdf.subarray(0, open), pdf.subarray(close)), at, signer);
  const hex = Array.from(cms, (one) => one.toString(16).padStart(2, '0')).join('');
  pdf.set(bytes(hex), open + 1);
  return { ...next, pdf };
}

/** As a portal publishes it. */
export function pemOf(
  signed: pki.Certificate | pki.CertificateRevocationList,
  kind: 'CERTIFICATE' | 'X509 CRL' = 'CERTIFICATE',
): string {
  const der = new Uint8Array(signed.toSchema(true).toBER());
  const text = btoa(String.fromCharCode(...der));
  return `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`;
}
