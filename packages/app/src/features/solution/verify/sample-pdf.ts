import { sealPdf } from '@ca-portal/api/sealed-pdf';
import type { SampleSigner } from './sample-authority.js';

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (text: string) => new TextEncoder().encode(text);

const words =
  'BT /F1 20 Tf 72 760 Td (Procurement contract, sample) Tj 0 -40 Td /F1 12 Tf (Total price: CNY 1,268,000.00) Tj ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** One unsigned page with a sentence. */
export function blankContract(): Bytes {
  let text = '%PDF-1.7\n';
  let rows = '0000000000 65535 f \n';
  for (const [n, body] of objects.entries()) {
    rows += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${n + 1} 0 obj\n${body}\nendobj\n`;
  }
  const size = objects.length + 1;
  return bytes(
    `${text}xref\n0 ${size}\n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A picture (PNG) of nothing: the page frames the places of the signatures itself. */
const picture = () =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII='),
    (one) => one.charCodeAt(0),
  );
const rsa = 'RSASSA-PKCS1-v1_5';

/** Adds a signature, as a lock does; `left` in millimeters. */
export const sealed = (
  pdf: Bytes,
  { certificate, key }: SampleSigner,
  { signer, signedAt, left }: { signer: string; signedAt: Date; left: number },
): Promise<Bytes> =>
  sealPdf(pdf, {
    seals: [{ kind: 'seal', picture: picture(), page: 1, left, top: 230, width: 56, height: 35 }],
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    chain: [],
    signedAt,
    signer,
    sign: async (toSign) =>
      new Uint8Array(await globalThis.crypto.subtle.sign(rsa, key, new Uint8Array(toSign))),
  });

/** The same file with the last occurrence of a text replaced by another of the same length, as in a forgery. */
export function altered(pdf: Bytes, from: string, to: string): Bytes {
  const at = new TextDecoder('latin1').decode(pdf).lastIndexOf(from);
  if (at < 0 || from.length !== to.length) throw new Error(`cannot put ${to} in the place of ${from}`);
  const changed = pdf.slice();
  changed.set(bytes(to), at);
  return changed;
}
