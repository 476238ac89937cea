import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createSign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostSealedPages } from '../domain/seal-limits.js';
import { shownBox, ownRect } from './page-place.js';
import {
  finishSeals,
  openSignature,
  prepareSeals,
  readSignatures,
  stampPdf,
  timeStampQuery,
  tokenIn,
  type Seal,
  type StampingLock,
} from './index.js';

let folder: string;
const at = (name: string) => join(folder, name);
const openssl = (...parts: string[]) => execFileSync('openssl', parts, { stdio: 'pipe' }).toString();
const hasPdfsig = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
})();

interface Signer {
  certificate: Uint8Array;
  sign: (bytes: Uint8Array) => Uint8Array;
}
function newSigner(name: string): Signer {
  const [key, pem] = [at(`${name}.key`), at(`${name}.pem`)];
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    key,
    '-out',
    pem,
  );
  openssl('x509', '-in', pem, '-outform', 'DER', '-out', at(`${name}.cer`));
  const privateKey = createPrivateKey(readFileSync(key));
  return {
    certificate: readFileSync(at(`${name}.cer`)),
    sign: (bytes) => createSign('sha256').update(bytes).sign(privateKey),
  };
}
let buyer: Signer;
let seller: Signer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  [buyer, seller] = [newSigner('buyer'), newSigner('seller')];
  writeFileSync(
    at('all.pem'),
    readFileSync(at('buyer.pem'), 'utf8') + readFileSync(at('seller.pem'), 'utf8'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function contract(pages = 3, change?: (page: PDFPage) => void, options = { useObjectStreams: false }) {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) {
    const page = document.addPage([595.28, 841.89]);
    page.drawText(`Contract, page ${n + 1}: CNY 1,268,000`, { x: 72, y: 700 });
    change?.(page);
  }
  return document.save(options);
}
/** Eight by eight pixels, red on a transparent background. */
const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=',
    'base64',
  ),
);
const onPage = (page: number, changes: Partial<Seal> = {}) =>
  ({ kind: 'seal', picture, page, left: 138, top: 214, width: 40, height: 40, ...changes }) as Seal;
const paging = (to: number, from = 1): Seal => ({
  kind: 'paging',
  picture,
  from,
  to,
  width: 40,
  height: 40,
  middle: 0.5,
});
const signedAt = new Date('2026-11-21T02:46:08Z');
async function seal(pdf: Uint8Array, signer: Signer, seals: readonly Seal[] = [onPage(1)]) {
  const request = { seals, certificate: signer.certificate, chain: [], signedAt, signer: '示例公司' };
  const prepared = await prepareSeals(pdf, request);
  return finishSeals(prepared, signer.sign(prepared.toSign));
}

/** The verification of each signature by openssl, from its own bytes and without our code. */
function opensslSays(pdf: Uint8Array): boolean[] {
  const source = Buffer.from(pdf).toString('latin1');
  return [...source.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/g)].map(([, ...range]) => {
    const [a = 0, b = 0, c = 0, d = 0] = range.map(Number);
    const cms = Buffer.from(source.slice(a + b + 1, c - 1), 'hex');
    writeFileSync(at('cms.der'), cms);
    writeFileSync(at('content'), Buffer.concat([pdf.subarray(a, a + b), pdf.subarray(c, c + d)]));
    try {
      const check = ['cms', '-verify', '-binary', '-cades', '-inform', 'DER', '-purpose', 'any'];
      const trust = ['-CAfile', at('all.pem'), '-out', at('out')];
      openssl(...check, ...trust, '-in', at('cms.der'), '-content', at('content'));
      return true;
    } catch {
      return false;
    }
  });
}
function pdfsigSays(pdf: Uint8Array): string[] {
  writeFileSync(at('file.pdf'), pdf);
  const words = execFileSync('pdfsig', ['-nocert', at('file.pdf')], { stdio: 'pipe' }).toString();
  return [...words.matchAll(/Signature Validation: (.*)/g)].map(([, verdict]) => verdict ?? '');
}
const valid = 'Signature is Valid.';

/** The same file with one character of the first page's text changed, where it is not compressed. */
const tampered = (pdf: Uint8Array, at = 700) => {
  const changed = pdf.slice();
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

describe('a sealed document', () => {
  it('is valid for openssl, and invalid after a change of one byte', async () => {
    const pdf = await seal(await contract(), buyer, [onPage(3), paging(3)]);
    expect(opensslSays(pdf)).toEqual([true]);
    expect(opensslSays(tampered(pdf))).toEqual([false]);
    const reopened = await PDFDocument.load(pdf);
    expect(reopened.getPages().map((page) => page.node.Annots()?.size())).toEqual([1, 1, 2]);
  });
  it('keeps every earlier signature valid, and starts with the original bytes', async () => {
    const [blank, compressed] = [await contract(), await contract(3, undefined, { useObjectStreams: true })];
    for (const before of [blank, compressed]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const first = await seal(before, buyer);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const second = await seal(first, seller, [onPage(3), onPage(2)]);
      expect(Buffer.from(second.subarray(0, first.length)).equals(first)).toBe(true);
      expect(opensslSays(second)).toEqual([true, true]);
    }
  });
  it.skipIf(!hasPdfsig)('is valid for pdfsig, one signer after the other, and not when changed', async () => {
    const compressed = await contract(3, undefined, { useObjectStreams: true });
    const both = await seal(await seal(compressed, buyer, [onPage(1), paging(3)]), seller);
    expect(pdfsigSays(both)).toEqual([valid, valid]);
    expect(pdfsigSays(tampered(both))).not.toContain(valid);
  });
  it('does not change a form and its script: signing runs nothing', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595.28, 841.89]);
    const field = document.getForm().createTextField('price');
    field.setText('1268000');
    field.addToPage(page, { x: 72, y: 600 });
    document.addJavaScript('onOpen', 'this.getField("price").value = "1"');
    const before = await document.save({ useObjectStreams: false });
    const pdf = await seal(before, buyer);
    expect(opensslSays(pdf)).toEqual([true]);
    const reopened = await PDFDocument.load(pdf);
    expect(reopened.getForm().getTextField('price').getText()).toBe('1268000');
    expect(reopened.getForm().getFields()).toHaveLength(2);
    expect(Buffer.from(pdf.subarray(0, before.length)).equals(before)).toBe(true);
  });
  it('may have a thousand pages', async () => {
    const pdf = await seal(await contract(mostSealedPages), buyer, [onPage(mostSealedPages)]);
    expect(opensslSays(pdf)).toEqual([true]);
    expect((await readSignatures(pdf)).signatures[0]?.places).toMatchObject([{ page: mostSealedPages }]);
  });
  it('is reproduced byte for byte, so that a signature matches when it arrives', async () => {
    const pdf = await contract();
    const request = { seals: [onPage(1)], certificate: buyer.certificate, chain: [], signedAt, signer: '甲' };
    const [one, two] = await Promise.all([prepareSeals(pdf, request), prepareSeals(pdf, request)]);
    expect(Buffer.from(one.toSign).equals(two.toSign)).toBe(true);
  });
  it('splits a paging seal into sets of at most twenty pages', async () => {
    const pdf = await seal(await contract(41), buyer, [paging(41)]);
    const reopened = await PDFDocument.load(pdf);
    const widths = reopened.getPages().map((page) => {
      const rect = page.node.Annots()?.lookup(0)?.toString() ?? '';
      const [left = 0, , right = 0] = (/\/Rect \[ ([^\]]*)\]/.exec(rect)?.[1] ?? '').split(' ').map(Number);
      return Math.round(right - left);
    });
    expect(widths).toHaveLength(41);
    expect(Math.min(...widths)).toBeGreaterThan(7);
  });
});

describe('a time stamp over the signature', () => {
  const tsa = `[tsa]\nserial=$dir/serial\ncrypto_device=builtin\ndefault_policy=1.2.3\ndigests=sha256\nsigner_digest=sha256\n`;
  /** openssl is the authority: nothing that is read here comes from our code. */
  function answered(query: Uint8Array): Uint8Array {
    writeFileSync(at('tsa.cnf'), `dir=${folder}\n${tsa}`);
    const usage = 'extendedKeyUsage=critical,timeStamping';
    const key = ['-keyout', at('tsa.key'), '-out', at('tsa.pem')];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Time', '-addext', usage, ...key);
    writeFileSync(at('query.tsq'), query);
    const files = ['-queryfile', at('query.tsq'), '-signer', at('tsa.pem'), '-inkey', at('tsa.key')];
    openssl('ts', '-reply', '-config', at('tsa.cnf'), '-section', 'tsa', ...files, '-out', at('reply.tsr'));
    return readFileSync(at('reply.tsr'));
  }
  async function stamped() {
    const request = { seals: [onPage(1)], certificate: buyer.certificate, chain: [], signedAt, signer: '甲' };
    const prepared = await prepareSeals(await contract(), { ...request, timeStamped: true });
    const signature = buyer.sign(prepared.toSign);
    const query = await timeStampQuery(signature);
    const token = await tokenIn(answered(query), query, signature);
    return { prepared, signature, token: token ?? new Uint8Array() };
  }
  const read = async (pdf: Uint8Array) => {
    const [one] = (await readSignatures(pdf)).signatures;
    return one && openSignature(one);
  };

  it('is in the file; openssl, pdfsig and this reader agree about both', async () => {
    const { prepared, signature, token } = await stamped();
    const pdf = finishSeals(prepared, signature, token);
    expect(opensslSays(pdf)).toEqual([true]);
    expect(hasPdfsig ? pdfsigSays(pdf) : [valid]).toEqual([valid]);
    writeFileSync(at('token.der'), token);
    writeFileSync(at('signature'), signature);
    const check = ['-in', at('token.der'), '-token_in', '-data', at('signature'), '-CAfile', at('tsa.pem')];
    expect(openssl('ts', '-verify', ...check)).toContain('Verification: OK');
    const opened = await read(pdf);
    expect(opened).toMatchObject({ content: 'whole', timeStamp: { genuine: true } });
  });
  it('of another signature proves nothing, and an invalid one is reported', async () => {
    const [one, other] = [await stamped(), await stamped()];
    const changed = { ...other.prepared, toSign: one.prepared.toSign };
    const moved = await read(finishSeals(changed, seller.sign(one.prepared.toSign), one.token));
    expect(moved).toMatchObject({ timeStamp: { genuine: false } });
    const nonsense = finishSeals(one.prepared, one.signature, Uint8Array.of(0x30, 0));
    expect(await read(nonsense)).toMatchObject({ content: 'whole', timeStamp: 'unreadable' });
  });
});

describe('a rotated page', () => {
  it.each([0, 90, 180, 270] as const)('has the seal where it is displayed: %d°', (turn) => {
    const page = { x: 10, y: 20, width: 600, height: 800, turn };
    const shown = turn % 180 === 0 ? { width: 600, height: 800 } : { width: 800, height: 600 };
    const box = { left: 50, top: 70, width: 100, height: 110 };
    const seen = shownBox(page, ownRect(page, box));
    expect(seen.x * shown.width).toBeCloseTo(50);
    expect(seen.y * shown.height).toBeCloseTo(70);
    expect(seen.width * shown.width).toBeCloseTo(100);
    expect(seen.height * shown.height).toBeCloseTo(110);
  });
  it('is sealed upright', async () => {
    const turned = await contract(1, (page) => page.setRotation(degrees(90)));
    const pdf = await seal(turned, buyer, [onPage(1, { left: 200, top: 100 })]);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Matrix [ 0 1 -1 0 0 0 ]');
    expect(opensslSays(pdf)).toEqual([true]);
  });
});

describe('reasons of documents that cannot be sealed', () => {
  const refusal = async (pdf: Uint8Array, seals?: readonly Seal[]) =>
    seal(pdf, buyer, seals).then(
      () => 'sealed',
      (error: { code?: string }) => error.code,
    );
  it.each([
    ['over the right edge', onPage(1, { left: 200 })],
    ['above the page', onPage(1, { top: -30 })],
    ['on a page that is not there', onPage(9)],
    ['larger than any seal', onPage(1, { width: 400, left: 0 })],
    ['without a number', onPage(1, { left: Number.NaN })],
    ['over one page only', paging(1)],
    ['over pages that are not there', paging(9)],
  ])('a seal %s', async (_, wrong) => {
    expect(await refusal(await contract(), [wrong])).toBe('outside');
  });
  it('not a picture', async () => {
    const bomb = picture.slice();
    new DataView(bomb.buffer).setUint32(16, 100_000);
    for (const wrong of [new Uint8Array(40), bomb, picture.slice(0, 30)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusal(await contract(), [onPage(1, { picture: wrong })])).toBe('picture');
    }
  });
  it('a document with a password', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'a', ownerPassword: 'b' });
    expect(await refusal(await document.save())).toBe('encrypted');
  });
  it('too many pages', async () => {
    expect(await refusal(await contract(mostSealedPages + 1))).toBe('tooManyPages');
  });
  it.each([
    ['nothing', ''],
    ['no PDF', 'PK\u0003\u0004'],
    ['no pages', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'],
  ])('%s', async (_, source) => {
    expect(await refusal(new TextEncoder().encode(source))).toBe('broken');
  });
  it('a cross-reference table that is not where the file says', async () => {
    const source = Buffer.from(await contract()).toString('latin1');
    const lying = source.replace(/startxref\n\d+/, 'startxref\n77');
    expect(await refusal(Buffer.from(lying, 'latin1'))).toBe('broken');
  });
});

describe('reading again', () => {
  const judged = async (pdf: Uint8Array) => {
    const { signatures, ...rest } = await readSignatures(pdf);
    return { ...rest, signatures, opened: await Promise.all(signatures.map(openSignature)) };
  };
  it('finds both signers, their times and all positions, and neither is changed by the other', async () => {
    const first = await seal(await contract(), buyer, [onPage(3), paging(3)]);
    const { pages, signatures, opened, changedAfterwards } = await judged(await seal(first, seller));
    expect({ pages, changedAfterwards }).toEqual({ pages: 3, changedAfterwards: false });
    expect(opened).toMatchObject([
      { content: 'whole', signedAt },
      { content: 'whole', signedAt },
    ]);
    expect(signatures.map(({ places }) => places.map(({ page }) => page))).toEqual([[3, 1, 2, 3], [1]]);
  });
  it('detects changes, additions, and an invalid range', async () => {
    const pdf = await seal(await contract(), buyer);
    expect((await judged(tampered(pdf))).opened[0]?.content).not.toBe('whole');
    expect((await judged(new Uint8Array([...pdf, 10]))).changedAfterwards).toBe(true);
    const source = Buffer.from(pdf).toString('latin1');
    const lying = source.replace(/\/ByteRange \[0 \d/, (range) => `${range.slice(0, -1)}9`);
    expect((await judged(Buffer.from(lying, 'latin1'))).opened[0]?.content).toBe('changed');
  });
  it.each([
    ['', { x: 0.1, y: 0.05, width: 0.2, height: 0.1 }],
    ['/Rotate 90', { x: 0.85, y: 0.1, width: 0.1, height: 0.2 }],
    ['/Rotate 180', { x: 0.7, y: 0.85, width: 0.2, height: 0.1 }],
    ['/Rotate -90', { x: 0.05, y: 0.7, width: 0.1, height: 0.2 }],
  ])(
    'returns the position on a page with “%s”, and the time that only the file claims',
    async (turn, box) => {
      const source = [
        '%PDF-1.7',
        '5 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj',
        `1 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 /MediaBox [0 0 1000 1000] /CropBox [100 100 300 300] ${turn} >>\nendobj`,
        '2 0 obj\n<< /Type /Page /Parent 1 0 R >>\nendobj',
        '3 0 obj\n<< /Subtype /Widget /P 2 0 R /Rect [120 270 160 290] /V 4 0 R >>\nendobj',
        "4 0 obj\n<< /Type /Sig /M (D:20261121104608+08'00') /ByteRange [0 1 2 3] /Contents <00> >>\nendobj",
        'trailer\n<< /Root 5 0 R /Size 6 >>\nstartxref\n0\n%%EOF\n',
      ].join('\n');
      const [signature] = (await readSignatures(new TextEncoder().encode(source))).signatures;
      expect(signature).toMatchObject({ page: 1, box, claimedAt: new Date('2026-11-21T02:46:08Z') });
    },
  );
});

it('returns the signed digest of the document without the signature', async () => {
  const pdf = await contract();
  const request = { seals: [onPage(1)], certificate: buyer.certificate, chain: [], signedAt, signer: '甲' };
  const { toSign, draft, hole } = await prepareSeals(pdf, request);
  const digest = createHash('sha256').update(draft.subarray(0, hole.from)).update(draft.subarray(hole.to));
  expect(Buffer.from(toSign).includes(digest.digest())).toBe(true);
});

describe('one call in another portal', () => {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const lockOf = ({ certificate, sign }: Signer, holder: string): StampingLock => ({
    read: async (item) => (item === 'signCertificate' ? base64(certificate) : holder),
    signBytes: async (bytes) => base64(sign(Buffer.from(bytes, 'base64'))),
  });
  it('stamps with a lock, and with a certificate that was read before', async () => {
    const first = await stampPdf(lockOf(buyer, '买方'), await contract(), { seals: [onPage(1), paging(3)] });
    const { certificate, sign } = seller;
    const second = await stampPdf(
      {
        der: base64(certificate),
        holderName: '卖方',
        signBytes: async (bytes) => base64(sign(Buffer.from(bytes, 'base64'))),
      },
      first,
      { seals: [onPage(2)], signedAt },
    );
    expect(opensslSays(second)).toEqual([true, true]);
  });
  it('returns no file when the lock signed something else', async () => {
    const lock = {
      ...lockOf(buyer, '买方'),
      signBytes: async () => base64(buyer.sign(Buffer.from('other'))),
    };
    const asked = stampPdf(lock, await contract(), { seals: [onPage(1)] });
    await expect(asked).rejects.toMatchObject({ code: 'signature' });
  });
  it('stores the planned order in the file, covered by the first signature', async () => {
    const order = ['买方 <甲>', '卖方)] >>', '𠮷野'];
    const planned = await stampPdf(lockOf(buyer, '买方'), await contract(), { seals: [onPage(1)], order });
    const both = await stampPdf(lockOf(seller, '卖方'), planned, { seals: [onPage(2)] });
    expect(opensslSays(both)).toEqual([true, true]);
    expect((await readSignatures(both)).signatures.map((one) => one.order)).toEqual([order, []]);
    const source = Buffer.from(both).toString('latin1');
    const changed = source.replace('<FEFF5356', '<FEFF5357');
    expect(changed).not.toBe(source);
    expect(opensslSays(Buffer.from(changed, 'latin1'))[0]).toBe(false);
  });
});
