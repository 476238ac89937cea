import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import * as pki from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sm2Matches, sm3Of } from '../sm2/index.js';
import {
  finishSeals,
  isIssuedBy,
  isListOf,
  openSignature,
  prepareSeals,
  readSignatures,
  sealPdf,
} from './index.js';

// openssl creates the keys, the certificates, the list and the signatures, independently of our code.
const folder = mkdtempSync(join(tmpdir(), 'sm2-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' });
const id = 'distid:1234567812345678';
const der = (pem: string) => new Uint8Array(openssl(`x509 -in ${pem} -outform DER`));

beforeAll(() => {
  writeFileSync(
    at('authority'),
    'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n',
  );
  writeFileSync(at('holder'), 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n');
  writeFileSync(
    at('ca.conf'),
    '[ca]\ndefault_ca=one\n[one]\ndatabase=index\ndefault_md=sm3\ndefault_crl_days=20\n',
  );
  for (const name of ['root', 'other', 'leaf']) openssl(`ecparam -name SM2 -genkey -noout -out ${name}.key`);
  for (const name of ['root', 'other']) {
    const made = `-key ${name}.key -sm3 -sigopt ${id} -subj /CN=Root -days 30 -out ${name}.pem`;
    openssl(`req -x509 ${made} -addext keyUsage=critical,keyCertSign,cRLSign`);
  }
  openssl(`req -new -key leaf.key -sm3 -sigopt ${id} -subj /CN=Holder -out leaf.csr`);
  const by = `-CA root.pem -CAkey root.key -sm3 -sigopt ${id} -vfyopt ${id}`;
  openssl(`x509 -req -in leaf.csr ${by} -days 30 -set_serial 0x0B -extfile holder -out leaf.pem`);
  writeFileSync(at('index'), 'R\t350101000000Z\t260101000000Z\t0B\tunknown\t/CN=Holder\n');
  openssl(`ca -gencrl -config ca.conf -keyfile root.key -cert root.pem -sigopt ${id} -out list.pem`);
});

const spki = (name: string) => new Uint8Array(openssl(`pkey -in ${name}.key -pubout -outform DER`));
function signed(bytes: Uint8Array, name = 'leaf'): Uint8Array<ArrayBuffer> {
  writeFileSync(at('to-sign'), bytes);
  openssl(
    `pkeyutl -sign -rawin -digest sm3 -pkeyopt ${id} -inkey ${name}.key -in to-sign -out ${name}.signature`,
  );
  return new Uint8Array(readFileSync(at(`${name}.signature`)));
}

async function contract() {
  const document = await PDFDocument.create();
  document.addPage([595.28, 841.89]).drawText('Contract: CNY 1,268,000', { x: 72, y: 700 });
  return document.save({ useObjectStreams: false });
}
const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=',
    'base64',
  ),
);
async function sealed(sign = signed) {
  const prepared = await prepareSeals(await contract(), {
    seals: [{ kind: 'seal', picture, page: 1, left: 138, top: 214, width: 40, height: 40 }],
    certificate: der('leaf.pem'),
    chain: [],
    signedAt: new Date('2026-11-21T02:46:08Z'),
    signer: '示例公司',
  });
  return { prepared, pdf: finishSeals(prepared, sign(prepared.toSign)) };
}
async function opened(pdf: Uint8Array) {
  const [one] = (await readSignatures(pdf)).signatures;
  return one && openSignature(one);
}

it('matches the example of GM/T 0004 for SM3', () => {
  expect(Buffer.from(sm3Of(new TextEncoder().encode('abc'))).toString('hex')).toBe(
    '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  );
});

describe('a document sealed with an SM2 key', () => {
  it('is valid, and openssl confirms every part of it', async () => {
    const { pdf, prepared } = await sealed();
    expect(await opened(pdf)).toMatchObject({ content: 'whole', national: true });
    const [, ...range] =
      /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
    const [, length = 0, next = 0, rest = 0] = range.map(Number);
    writeFileSync(at('content'), Buffer.concat([pdf.subarray(0, length), pdf.subarray(next, next + rest)]));
    const digest = openssl('dgst -sm3 -binary content');
    expect(digest.equals(prepared.digest)).toBe(true);
    // The signed bytes are a CMS that openssl parses, with the digest of the document.
    writeFileSync(
      at('cms.der'),
      Buffer.from(Buffer.from(pdf.subarray(length + 1, next - 1)).toString('latin1'), 'hex'),
    );
    const text = openssl('cms -cmsout -print -noout -inform DER -in cms.der').toString();
    expect(text).toMatch(/digestAlgorithm:\s+algorithm: sm3/);
    expect(text).toMatch(/signatureAlgorithm:\s+algorithm: SM2-with-SM3/);
    writeFileSync(at('to-sign'), prepared.toSign);
    expect(prepared.toSign.includes(digest[0] ?? 0) && Buffer.from(prepared.toSign).includes(digest)).toBe(
      true,
    );
    expect(
      openssl(
        `pkeyutl -verify -rawin -digest sm3 -pkeyopt ${id} -inkey leaf.key -in to-sign -sigfile leaf.signature`,
      ).toString(),
    ).toContain('Verified Successfully');
  });
  it('is invalid after a change of one byte, with another key or another certificate of the same name', async () => {
    const { pdf } = await sealed();
    const changed = pdf.slice();
    changed[700] = (changed[700] ?? 0) ^ 1;
    expect(await opened(changed)).toMatchObject({ content: 'changed' });
    const { pdf: forged } = await sealed((bytes) => signed(bytes, 'other'));
    expect(await opened(forged)).toMatchObject({ content: 'forged' });
    const own = Buffer.from(der('leaf.pem'));
    const exchanged = own.toString('hex').replace(/.{2}$/, (last) => (last === '00' ? '01' : '00'));
    const source = Buffer.from(pdf).toString('latin1');
    const swapped = Buffer.from(source.replace(own.toString('hex'), exchanged), 'latin1');
    expect(swapped.equals(pdf)).toBe(false);
    expect(await opened(swapped)).toMatchObject({ content: expect.not.stringMatching('whole') });
  });
});

describe('an SM2 authority', () => {
  const certificate = (name: string) => pki.Certificate.fromBER(der(`${name}.pem`));
  it('is identified by its signature, not by its name', async () => {
    expect(await isIssuedBy(certificate('leaf'), certificate('root'))).toBe(true);
    expect(await isIssuedBy(certificate('leaf'), certificate('other'))).toBe(false);
    expect(await isIssuedBy(certificate('leaf'), certificate('leaf'))).toBe(false);
  });
  it('has a revocation list', async () => {
    const list = pki.CertificateRevocationList.fromBER(
      new Uint8Array(openssl('crl -in list.pem -outform DER')),
    );
    expect(await isListOf(list, certificate('root'))).toBe(true);
    expect(await isListOf(list, certificate('other'))).toBe(false);
    expect(list.isCertificateRevoked(certificate('leaf'))).toBe(true);
  });
});

it('is never valid when any byte outside of the signature was changed', async () => {
  const { pdf, prepared } = await sealed();
  const { from, to } = prepared.hole;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: pdf.length - (to - from) - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (n, mask) => {
        const where = n < from ? n : n + (to - from);
        const changed = pdf.slice();
        changed[where] = (changed[where] ?? 0) ^ mask;
        // An unreadable file is reported by its error.
        const found = await opened(changed).catch(() => undefined);
        expect(found?.content).not.toBe('whole');
      },
    ),
    { numRuns: 40 },
  );
});

it('is sealed in one call, and no file is returned when the lock signed something else', async () => {
  const request = {
    seals: [{ kind: 'seal', picture, page: 1, left: 138, top: 214, width: 40, height: 40 } as const],
    certificate: der('leaf.pem'),
    chain: [],
    signedAt: new Date('2026-11-21T02:46:08Z'),
    signer: '示例公司',
  };
  const pdf = await contract();
  const shown: Uint8Array[] = [];
  const sign = async (bytes: Uint8Array, digest: Uint8Array) => {
    shown.push(digest);
    return signed(bytes);
  };
  expect(await opened(await sealPdf(pdf, { ...request, sign }))).toMatchObject({ content: 'whole' });
  // Without an answer of the time-stamp authority the document is signed all the same.
  const alone = await sealPdf(pdf, { ...request, sign, timeStamp: async () => undefined });
  expect(await opened(alone)).toMatchObject({ content: 'whole', timeStamp: undefined });
  expect(shown[0]).toHaveLength(32);
  const others = [
    async () => signed(new Uint8Array([1])),
    async (bytes: Uint8Array) => signed(bytes, 'other'),
  ];
  for (const wrong of others) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(sealPdf(pdf, { ...request, sign: wrong })).rejects.toMatchObject({ code: 'signature' });
  }
});

it('accepts no other encoding of a signature, and never throws for one', async () => {
  const text = new TextEncoder().encode('text');
  const right = signed(text);
  const key = spki('leaf');
  expect(sm2Matches(key, text, right)).toBe(true);
  expect(sm2Matches(key, text, new Uint8Array([...right, 0]))).toBe(false);
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: right.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      fc.nat({ max: right.length }),
      async (where, mask, length) => {
        const broken = right.slice(0, length);
        if (where < length) broken[where] = (broken[where] ?? 0) ^ mask;
        expect(sm2Matches(key, text, broken)).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});
