import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { hostileCertificate } from './hostile-certificate.js';

/** Input of an attacker, created on demand: small to send, and intended to be expensive to read. */
export interface Hostile {
  readonly what: string;
  readonly path: string;
  /** Needs a login. */
  readonly known?: boolean;
  make(): { readonly body: BodyInit; readonly type?: string };
}

const megabytes = (n: number) => n * 1_048_576;
const attachment = (content: Buffer, name: string): { body: FormData } => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name));
  return { body };
};
const pdf = (what: string, make: () => Buffer | string): Hostile => ({
  what,
  path: '/api/ca/verifyFile',
  make: () => attachment(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(make())]), 'a.pdf'),
});
const json = (what: string, path: string, make: () => string): Hostile => ({
  what,
  path,
  make: () => ({ body: make(), type: 'application/json' }),
});

const filled = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

/** Nested values, each with its own length: one level takes two bytes. */
function nestedDer(levels: number): Buffer {
  const heads: Buffer[] = [];
  for (let level = 0, length = 0; level < levels; level += 1) {
    const head =
      length < 128
        ? Buffer.from([0x30, length])
        : Buffer.from([0x30, 0x83, length >> 16, length >> 8, length]);
    heads.push(head);
    length += head.length;
  }
  return Buffer.concat(heads.toReversed());
}

/** A PDF whose signatures each cover nearly all of it. */
function manySignatures(cms: Buffer): string {
  const hex = `<${cms.toString('hex')}>`;
  const one = (i: number) =>
    `${i} 0 obj\n<< /Type /Sig /ByteRange [0 9 ${9 + hex.length} 9000000] /Contents ${hex} >>\nendobj\n`;
  return Array.from({ length: 60 }, (_, i) => one(i + 1)).join('');
}

export function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc(rows * (1 + width * 4)));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const upload = (what: string, name: string, make: () => Buffer): Hostile => ({
  what,
  path: '/common/upload',
  known: true,
  make: () => attachment(make(), name),
});

/** With a text and a signature, so that its key is used. */
const certificate = (what: string, make: () => Buffer): Hostile =>
  json(what, '/api/ca/verify', () =>
    JSON.stringify({
      certificate: make().toString('base64'),
      text: 'a',
      signature: Buffer.concat([Buffer.of(1), randomBytes(383)]).toString('base64'),
    }),
  );

export const hostileInputs: readonly Hostile[] = [
  pdf('a PDF of 9.6 MB with objects without number', () => filled('1 0 obj\n<<>>\nendobj\n', megabytes(9.6))),
  pdf('a PDF of arrays in arrays', () => `1 0 obj\n${'['.repeat(megabytes(4))}\nendobj\n`),
  pdf('a PDF of 90,000 dictionaries', () =>
    Array.from(
      { length: 90_000 },
      (_, i) => `${i + 1} 0 obj\n<< /A [1 2 3] /B (text) /C << /D /E >> >>\nendobj\n`,
    ).join(''),
  ),
  pdf('a PDF that unfolds to a gigabyte', () =>
    Buffer.concat([
      Buffer.from('1 0 obj\n<< /Type /ObjStm /N 9 /First 9 /Filter /FlateDecode >>\nstream\n'),
      deflateSync(Buffer.alloc(megabytes(1024))),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ),
  pdf('a PDF with sixty signatures of nested DER', () => manySignatures(nestedDer(20_000))),
  pdf('a PDF of noise', () => randomBytes(megabytes(9))),
  upload('an archive of 60,000 entries', 'a.ofd', () =>
    Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`${i}`, new Uint8Array()])), {
        level: 0,
      }),
    ),
  ),
  upload('an archive that unfolds to a hundred megabytes', 'a.ofd', () =>
    Buffer.from(zipSync({ 'OFD.xml': new Uint8Array(megabytes(100)) })),
  ),
  upload('a file of ten megabytes', 'a.png', () =>
    Buffer.concat([png(1, 1, 1), Buffer.alloc(megabytes(10) - 200)]),
  ),
  json('150,000 levels of JSON', '/login', () => `${'['.repeat(150_000)}${']'.repeat(150_000)}`),
  json('a JSON object of 100,000 names', '/login', () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`a${i}`, 0]))).slice(
      0,
      megabytes(1),
    ),
  ),
  json('a megabyte of text in a name', '/login', () => JSON.stringify({ username: 'a'.repeat(1_000_000) })),
  {
    what: 'a form of 500,000 fields',
    path: '/pay/alipay/notify',
    make: () => ({ body: filled('a=&', megabytes(1)), type: 'application/x-www-form-urlencoded' }),
  },
  {
    what: 'a call of 10,000 parts',
    path: '/api/ca/verifyFile',
    make: () => ({
      body: filled('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n', 600_000) + '--b--\r\n',
      type: 'multipart/form-data; boundary=b',
    }),
  },
  certificate('a certificate of nested DER', () => nestedDer(3_000)),
  certificate('a certificate of noise', () => randomBytes(6_000)),
  certificate('a certificate of 400 names', () => hostileCertificate({ names: 400 })),
  certificate('a certificate whose key is dear to use', () => hostileCertificate({ exponentBytes: 383 })),
  certificate('a certificate without end', () => Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 1])),
];
