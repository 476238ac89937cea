import { createHash } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const length = content.length;
  const head =
    length < 128 ? Buffer.from([tag, length]) : Buffer.from([tag, 0x82, length >> 8, length & 0xff]);
  return Buffer.concat([head, content]);
};
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256 = () => der(0x30, oid('608648016503040201'), der(0x05));
const attribute = (id: string, value: Buffer) => der(0x30, oid(id), der(0x31, value));

/** CMS SignedData with one signer, as a signing tool puts it into a PDF (RFC 5652). */
function cms(content: Buffer, certificate: Buffer, sign: (bytes: Buffer) => Buffer): Buffer {
  const attributes = [
    attribute('2a864886f70d010903', oid('2a864886f70d010701')),
    attribute('2a864886f70d010905', der(0x17, Buffer.from('261121020000Z'))),
    attribute('2a864886f70d010904', der(0x04, createHash('sha256').update(content).digest())),
  ];
  const signature = sign(der(0x31, ...attributes));
  const issuerAndSerial = der(0x30, der(0x30), der(0x02, Buffer.from([1])));
  const rsa = der(0x30, oid('2a864886f70d010101'), der(0x05));
  const signer = der(
    0x30,
    der(0x02, Buffer.from([1])),
    issuerAndSerial,
    sha256(),
    der(0xa0, ...attributes),
    rsa,
    der(0x04, signature),
  );
  const data = der(0x30, oid('2a864886f70d010701'));
  const signedData = der(
    0x30,
    der(0x02, Buffer.from([1])),
    der(0x31, sha256()),
    data,
    der(0xa0, certificate),
    der(0x31, signer),
  );
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, signedData));
}

const room = 8192;

/** A PDF of two pages with a visible signature on the second. */
export function signedPdf(certificate: string, sign: (bytes: Buffer) => Buffer): Buffer {
  const head = `%PDF-1.7
1 0 obj
<< /Type /Page /MediaBox [0 0 600 800] >>
endobj
2 0 obj
<< /Type /Page /MediaBox [0 0 600 800] >>
endobj
3 0 obj
<< /Type /Annot /Subtype /Widget /FT /Sig /P 2 0 R /Rect [300 80 450 160] /V 4 0 R >>
endobj
4 0 obj
<< /Type /Sig /ByteRange [RANGE] /Contents `;
  const tail = `>>\nendobj\n%%EOF\n`;
  const before = head.length - 'RANGE'.length + 40;
  const after = before + room * 2 + 2;
  const range = `0 ${before} ${after} ${tail.length}`.padEnd(40);
  const start = Buffer.from(head.replace('RANGE', range), 'latin1');
  const end = Buffer.from(tail, 'latin1');
  const contents = cms(Buffer.concat([start, end]), Buffer.from(certificate, 'base64'), sign)
    .toString('hex')
    .padEnd(room * 2, '0');
  return Buffer.concat([start, Buffer.from(`<${contents}>`, 'latin1'), end]);
}
