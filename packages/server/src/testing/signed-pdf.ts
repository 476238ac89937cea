import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import { Certificate } from 'pkijs';

/** One value of DER (ITU-T X.690) up to 64 kB. */
export const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const length = content.length;
  const head =
    length < 128 ? Buffer.from([tag, length]) : Buffer.from([tag, 0x82, length >> 8, length & 0xff]);
  return Buffer.concat([head, content]);
};
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256 = () => der(0x30, oid('608648016503040201'), der(0x05));
const attribute = (id: string, value: Buffer) => der(0x30, oid(id), der(0x31, value));

/** CMS SignedData with one signer, as signing tools put it into a PDF (RFC 5652). */
function cms(content: Buffer, certificate: Buffer, at: Date, sign: (bytes: Buffer) => Buffer): Buffer {
  const { issuer, serialNumber } = new Certificate({ schema: fromBER(certificate).result });
  const attributes = [
    attribute('2a864886f70d010903', oid('2a864886f70d010701')),
    attribute(
      '2a864886f70d010905',
      der(0x17, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`)),
    ),
    attribute('2a864886f70d010904', der(0x04, createHash('sha256').update(content).digest())),
  ];
  const signature = sign(der(0x31, ...attributes));
  const signer = der(
    0x30,
    der(0x02, Buffer.from([1])),
    der(0x30, Buffer.from(issuer.toSchema().toBER()), Buffer.from(serialNumber.toBER())),
    sha256(),
    der(0xa0, ...attributes),
    der(0x30, oid('2a864886f70d010101'), der(0x05)),
    der(0x04, signature),
  );
  const signedData = der(
    0x30,
    der(0x02, Buffer.from([1])),
    der(0x31, sha256()),
    der(0x30, oid('2a864886f70d010701')),
    der(0xa0, certificate),
    der(0x31, signer),
  );
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, signedData));
}

const room = 8192;

const objects = [
  '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /SigFlags 3 >> >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 600 800] >>',
  '<< /Type /Page /Parent 2 0 R >>',
  '<< /Type /Page /Parent 2 0 R /Annots [5 0 R] >>',
  '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /P 4 0 R /Rect [300 80 450 160] /V 6 0 R >>',
];

/** A PDF of two pages with a visible signature on the second. */
export function signedPdf(certificate: string, at: Date, sign: (bytes: Buffer) => Buffer): Buffer {
  let head = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [i, body] of objects.entries()) {
    offsets.push(head.length);
    head += `${i + 1} 0 obj\n${body}\nendobj\n`;
  }
  offsets.push(head.length);
  head +=
    '6 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [RANGE] /Contents ';
  const before = head.length - 'RANGE'.length + 40;
  const after = before + room * 2 + 2;
  const end = ' >>\nendobj\n';
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const tail = `${end}xref\n0 7\n0000000000 65535 f \n${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${after + end.length}\n%%EOF\n`;
  const range = `0 ${before} ${after} ${tail.length}`.padEnd(40);
  const start = Buffer.from(head.replace('RANGE', range), 'latin1');
  const rest = Buffer.from(tail, 'latin1');
  const contents = cms(Buffer.concat([start, rest]), Buffer.from(certificate, 'base64'), at, sign)
    .toString('hex')
    .padEnd(room * 2, '0');
  return Buffer.concat([start, Buffer.from(`<${contents}>`, 'latin1'), rest]);
}
