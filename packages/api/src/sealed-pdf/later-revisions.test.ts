import { execFileSync } from 'node:child_process';
import { createPrivateKey, createSign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishSeals, openSignature, prepareSeals, readSignatures, type Seal } from './index.js';

// Somebody who signs later, or nobody, adds a revision to a document that another person has signed.

let certificate: Uint8Array;
let sign: (bytes: Uint8Array) => Uint8Array;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'later-'));
  const [key, cer] = [join(folder, 'key.pem'), join(folder, 'signer.cer')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=signer', '-outform', 'DER'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cer], { stdio: 'pipe' });
  const privateKey = createPrivateKey(readFileSync(key));
  certificate = readFileSync(cer);
  sign = (bytes) => createSign('sha256').update(bytes).sign(privateKey);
  rmSync(folder, { recursive: true });
});

const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=',
    'base64',
  ),
);
const once: Seal = { kind: 'seal', picture, page: 1, left: 100, top: 100, width: 40, height: 40 };
const acrossPages: Seal = { kind: 'paging', picture, from: 1, to: 2, width: 40, height: 40, middle: 0.5 };
async function seal(pdf: Uint8Array, seals: readonly Seal[] = [once]) {
  const signedAt = new Date('2026-11-21T02:46:08Z');
  const prepared = await prepareSeals(pdf, { seals, certificate, chain: [], signedAt, signer: '甲' });
  return finishSeals(prepared, sign(prepared.toSign));
}
async function contents(pdf: Uint8Array) {
  const { signatures } = await readSignatures(pdf);
  return Promise.all(signatures.map(async (one) => (await openSignature(one))?.content));
}

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const price = (amount: string) => stream(`BT /F1 24 Tf 72 700 Td (CNY ${amount}) Tj ET`);
const page = (more = '', contents = '4 0 R', box = '0 0 595 842') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> ${more} >>`;
/** Two pages, the second of them empty; page 1 also refers to an object that does not exist. */
const objects: Record<number, string> = {
  1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 8 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
  3: page('', '[4 0 R 7 0 R]'),
  4: price('1,268,000'),
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  6: page('/Annots [9 0 R]'),
  8: '<< /Fields [9 0 R] >>',
  9: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (empty) /Rect [100 100 200 150] /P 6 0 R >>',
};
const body = (all: Record<number, string>, start: number) => {
  let text = '';
  const rows: (readonly [number, number])[] = [];
  for (const [number, object] of Object.entries(all)) {
    rows.push([Number(number), start + text.length]);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { text, rows };
};
function plain(): Uint8Array {
  const { text, rows } = body(objects, 9);
  const table = rows.map(([number, at]) => `${number} 1\n${row(at)}`).join('');
  const at = 9 + text.length;
  return latin1(
    `%PDF-1.7\n${text}xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 10 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
  );
}

interface Revision {
  /** Objects, and where the table says that they are, if not there; null for a deleted object. */
  readonly objects: Record<number, string>;
  readonly listed?: (rows: readonly (readonly [number, number])[], text: string, start: number) => string;
}
/** The file with one more revision, as any tool may write it. */
function appended(pdf: Uint8Array, { objects: all, listed }: Revision): Uint8Array {
  const start = pdf.length;
  const { text, rows } = body(all, start);
  const table = listed?.(rows, text, start) ?? rows.map(([number, at]) => `${number} 1\n${row(at)}`).join('');
  const previous = [...textOf(pdf).matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? '';
  const root = /\/Root (\d+ 0 R)/.exec(textOf(pdf))?.[1] ?? '';
  const trailer = `trailer\n<< /Size 99 /Root ${root} /Prev ${previous} >>`;
  return latin1(`${textOf(pdf)}${text}xref\n${table}${trailer}\nstartxref\n${start + text.length}\n%%EOF\n`);
}
/** The object as the signed document has it, since stamping has changed it already. */
function nowIn(pdf: Uint8Array, number: number): string {
  const all = [...textOf(pdf).matchAll(new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`, 'g'))];
  return all.at(-1)?.[1] ?? '';
}
const withEntry = (object: string, entry: string) => object.replace(/>>$/, `${entry} >>`);
const freeText = '<< /Type /Annot /Subtype /FreeText /Rect [60 690 400 730] /Contents (CNY 9,268,000) >>';

const attacks: Record<string, (pdf: Uint8Array) => Revision> = {
  'the text of a page redefined': () => ({ objects: { 4: price('9,268,000') } }),
  'a page that has other text': (pdf) => ({
    objects: { 3: nowIn(pdf, 3).replace('4 0 R', '90 0 R'), 90: price('9,268,000') },
  }),
  'text that the page referred to before it existed': () => ({ objects: { 7: price('9,268,000') } }),
  'a note over the page': (pdf) => ({
    objects: { 3: nowIn(pdf, 3).replace('/Annots [', '/Annots [ 90 0 R'), 90: freeText },
  }),
  'a note after the seals of a page': (pdf) => ({
    objects: { 3: nowIn(pdf, 3).replace(/(\/Annots \[[^\]]*)/, '$1 90 0 R '), 90: freeText },
  }),
  'a field without a signature': (pdf) => ({
    objects: {
      3: nowIn(pdf, 3).replace(/(\/Annots \[[^\]]*)/, '$1 90 0 R '),
      90: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (b) /Rect [60 690 400 730] >>',
    },
  }),
  'a page appended': () => ({
    objects: { 2: '<< /Type /Pages /Kids [3 0 R 6 0 R 90 0 R] /Count 3 >>', 90: page() },
  }),
  'a page removed': () => ({ objects: { 2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' } }),
  'a page cut': (pdf) => ({ objects: { 3: nowIn(pdf, 3).replace('842', '400') } }),
  'an action at opening': (pdf) => ({
    objects: { 1: withEntry(nowIn(pdf, 1), '/OpenAction << /S /JavaScript /JS (1) >>') },
  }),
  'a form of its own layout': (pdf) => ({ objects: { 8: withEntry(nowIn(pdf, 8), '/XFA (1)') } }),
  'a seal removed': (pdf) => ({ objects: { 3: nowIn(pdf, 3).replace(/\/Annots \[[^\]]*\]/, '') } }),
  'the text deleted': () => ({ objects: { 90: 'null' }, listed: () => '4 1\n0000000000 00001 f \n' }),
  'text hidden inside a stream, where only the table finds it': () => ({
    objects: { 90: stream(`\n4 0 obj\n${price('9,268,000')}\nendobj\n`) },
    listed: (_, text, start) => `4 1\n${row(start + text.indexOf('4 0 obj'))}`,
  }),
  'text that no table lists, where only a repairing viewer finds it': () => ({
    objects: { 4: price('9,268,000'), 90: 'null' },
    listed: (rows) => `90 1\n${row(rows[1]?.[1] ?? 0)}`,
  }),
  'another start of the document': (pdf) => ({
    objects: { 90: nowIn(pdf, 1), 91: `trailer\n<< /Root 90 0 R >>` },
  }),
};

describe('what was signed before is changed by', () => {
  let signed: Uint8Array;
  beforeAll(async () => {
    signed = await seal(plain());
  });
  it.each(Object.entries(attacks))('%s', async (_, attack) => {
    const revised = appended(signed, attack(signed));
    expect.soft(await contents(revised)).toEqual(['changed']);
    // Whoever signs the result confirms it, but not in the name of the first signer.
    expect(await contents(await seal(revised))).toEqual(['changed', 'whole']);
  });
  it('an object in an object stream', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]);
    const packed = await seal(await document.save());
    const number = /(\d+) 0 obj\n<<[^<]*\/Type \/Page\n/.exec(textOf(packed))?.[1] ?? '';
    const cut = nowIn(packed, Number(number)).replace('842', '400');
    const held = `${number} 0 ${cut}`;
    const first = number.length + 3;
    const start = packed.length;
    const holder = `90 0 obj\n<< /Type /ObjStm /N 1 /First ${first} /Length ${held.length} >>\nstream\n${held}\nendstream\nendobj\n`;
    const at = start + holder.length;
    const rows = [[2, 90, 0] as const, [1, start, 0] as const, [1, at, 0] as const];
    const data = Buffer.concat(
      rows.map(([type, where, index]) => {
        const bytes = Buffer.alloc(7);
        bytes.writeUInt8(type, 0);
        bytes.writeUInt32BE(where, 1);
        bytes.writeUInt16BE(index, 5);
        return bytes;
      }),
    );
    const previous = [...textOf(packed).matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? '';
    const root = /\/Root (\d+ 0 R)/.exec(textOf(packed))?.[1] ?? '';
    const table = `91 0 obj\n<< /Type /XRef /W [1 4 2] /Index [${number} 1 90 2] /Size 92 /Root ${root} /Prev ${previous} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
    const revised = latin1(`${textOf(packed)}${holder}${table}startxref\n${at}\n%%EOF\n`);
    expect((await PDFDocument.load(revised)).getPage(0).getHeight()).toBe(400);
    expect(await contents(revised)).toEqual(['changed']);
    expect(await contents(await seal(revised))).toEqual(['changed', 'whole']);
  });
});

describe('what was signed before stays whole after', () => {
  it('nothing', async () => {
    expect(await contents(await seal(plain()))).toEqual(['whole']);
  });
  it.each([
    ['tables', false],
    ['packed objects', true],
  ])('two more signers with seals on all pages: %s', async (_, useObjectStreams) => {
    const document = await PDFDocument.create();
    for (const text of ['one', 'two']) document.addPage([595, 842]).drawText(text);
    let pdf: Uint8Array = await document.save({ useObjectStreams });
    for (const seals of [[once, acrossPages], [acrossPages, once], [once]]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      pdf = await seal(pdf, seals);
    }
    expect(await contents(pdf)).toEqual(['whole', 'whole', 'whole']);
  });
  it('data for verification and a time stamp over the document', async () => {
    const signed = await seal(plain());
    const withData = appended(signed, {
      objects: {
        1: withEntry(nowIn(signed, 1), '/DSS << /Certs [90 0 R] >> /Version /1.7'),
        90: stream('x'),
      },
    });
    const stamped = appended(withData, {
      objects: {
        3: nowIn(signed, 3).replace(/(\/Annots \[[^\]]*)/, '$1 92 0 R '),
        8: nowIn(signed, 8).replace(/(\/Fields \[[^\]]*)/, '$1 92 0 R '),
        92: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (time) /Rect [0 0 0 0] /F 2 /P 3 0 R /V 93 0 R >>',
        93: '<< /Type /DocTimeStamp /SubFilter /ETSI.RFC3161 /ByteRange [0 1 2 3] /Contents <00> >>',
      },
    });
    expect((await contents(stamped)).filter(Boolean)).toEqual(['whole']);
  });
  it('a signature in the empty field that was waiting for it', async () => {
    const filled = appended(await seal(plain()), {
      objects: {
        9: withEntry(objects[9] ?? '', '/V 90 0 R /AP << /N 91 0 R >> /F 132'),
        90: '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>',
        91: stream('q Q'),
      },
    });
    expect((await contents(filled)).filter(Boolean)).toEqual(['whole']);
  });
  it('a second signer, in a file with a filtered table', async () => {
    const { text, rows } = body(objects, 9);
    const at = 9 + text.length;
    const all = [...rows, [10, at] as const];
    let before = Buffer.alloc(4);
    const filtered = all.map(([, offset]) => {
      const line = Buffer.from([1, offset >> 8, offset & 255, 0]);
      const packed = Buffer.from([2, ...line.map((byte, n) => byte - (before[n] ?? 0))]);
      before = line;
      return packed;
    });
    const data = deflateSync(Buffer.concat(filtered));
    const index = all.map(([number]) => `${number} 1`).join(' ');
    const table = `10 0 obj\n<< /Type /XRef /W [1 2 1] /Index [${index}] /Size 11 /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >> /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
    const pdf = latin1(`%PDF-1.7\n${text}${table}startxref\n${at}\n%%EOF\n`);
    expect(await contents(await seal(await seal(pdf)))).toEqual(['whole', 'whole']);
  });
});
