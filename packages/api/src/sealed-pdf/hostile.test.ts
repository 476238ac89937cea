import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSignature, prepareSeals, readSignatures, SealError } from './index.js';
import { timeStampQuery, tokenIn } from './time-stamp.js';

const signature = (range: string, contents: string, more = '') =>
  `5 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite ${more} /ByteRange ${range} /Contents ${contents} >>\nendobj\n`;
const skeleton = (body: string) =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n${body}trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n`;

/** Files of forgers and broken tools. */
const corpus: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a head alone', '%PDF-1.7\n'],
  ['an archive', 'PK\u0003\u0004'],
  ['a page of the web', '<!doctype html><p>not found'],
  ['pages that are their own parents', skeleton('').replace('/Kids [3 0 R]', '/Kids [2 0 R]')],
  ['a range from behind', skeleton(signature('[9 1 0 2]', '<00>'))],
  ['a range beyond the file', skeleton(signature('[0 10 20 999999999]', '<00>'))],
  ['a range of negative numbers', skeleton(signature('[0 -1 -2 -3]', '<00>'))],
  ['a range of huge numbers', skeleton(signature('[0 1e308 9007199254740993 1]', '<00>'))],
  ['a range of words', skeleton(signature('[/a /b /c /d]', '<00>'))],
  ['a range that is empty', skeleton(signature('[]', '<>'))],
  ['a range that is its own object', skeleton(signature('5 0 R', '<00>'))],
  ['a signature in letters', skeleton(signature('[0 1 2 3]', '(abc)'))],
  ['a signature that ends early', skeleton(signature('[0 1 2 3]', '<3082'))],
  ['DER without end', skeleton(signature('[0 1 2 3]', `<${'3080'.repeat(5000)}>`))],
  ['a date of no calendar', skeleton(signature('[0 1 2 3]', '<00>', "/M (D:99999999999999+99'99')"))],
  ['scripts in a form', skeleton('6 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')],
];

/** Reads everything; a `SealError` is fine, any other exception is a bug. */
async function judged(pdf: Uint8Array): Promise<readonly string[]> {
  try {
    const { signatures } = await readSignatures(pdf);
    const opened = await Promise.all(signatures.map(openSignature));
    return opened.map((one) => one?.content ?? 'unreadable');
  } catch (error) {
    if (error instanceof SealError) return [error.code];
    throw error;
  }
}
const bytes = (source: string) => new Uint8Array(Buffer.from(source, 'latin1'));

it.each(corpus)(
  '%s is refused or found wanting, never found whole, nor sealed by accident',
  async (_, source) => {
    expect.soft(await judged(bytes(source))).not.toContain('whole');
    const request = { seals: [], certificate: new Uint8Array(), chain: [], signedAt: new Date(), signer: '' };
    const failure: unknown = await prepareSeals(bytes(source), request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SealError);
  },
);

describe('random changes of a real file', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    const document = await PDFDocument.create();
    document.addPage();
    pdf = await document.save({ useObjectStreams: false });
  });
  it('replaced bytes and truncated files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: pdf.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          maxLength: 12,
        }),
        fc.nat({ max: pdf.length }),
        async (changes, length) => {
          const broken = pdf.slice(0, length);
          for (const [at, byte] of changes) if (at < length) broken[at] = byte;
          expect(await judged(broken)).not.toContain('whole');
        },
      ),
      { numRuns: 60 },
    );
  });
  it('random bytes instead of a signature or a time stamp', async () => {
    const query = await timeStampQuery(new Uint8Array(256));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const cms = new Uint8Array([0x30, 0x82, 0x01, 0x00, ...noise]);
        expect(await openSignature({ cms, signed: new Uint8Array(), claimedAt: null })).toBeUndefined();
        expect(await tokenIn(cms, query, new Uint8Array(256))).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
