// @vitest-environment node -- jsdom's byte arrays are not those that the cryptography knows
import { readSignatures, SealError } from '@ca-portal/api/sealed-pdf';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { checkSignature } from './check-signature.js';
import { factLines } from './fact-words.js';
import { isOfd } from './ofd.js';
import { isPdf } from './is-pdf.js';
import { blankContract, signed } from './other-tool.fixtures.js';
import { altered } from './sample-pdf.js';
import { makeSampleWorld } from './sample-authority.js';
import { makeSample } from './samples.js';
import { summaryOf, verdictOf } from './verdict.js';
import { verifyFile } from './verify-file.js';
import type { TimeStampFacts, Trust } from './check-signature.js';

async function judge({ pdf, trust }: { pdf: Uint8Array; trust: Trust }) {
  const read = await readSignatures(pdf);
  const checked = await Promise.all(read.signatures.map((one) => checkSignature(one, trust)));
  return { ...read, checked, verdicts: checked.map(verdictOf) };
}

describe('the samples, signed for real', () => {
  test('two valid: the second revision does not make the first signature a changed one', async () => {
    const { verdicts, checked, signatures, changedAfterwards } = await judge(await makeSample('valid'));
    expect(verdicts).toEqual(['valid', 'valid']);
    expect(changedAfterwards).toBe(false);
    expect(checked[0]).toMatchObject({
      facts: {
        holder: '示例采购中心（样例）',
        issuer: '样例签发机构（本页生成）',
        content: 'whole',
        revocation: 'good',
      },
    });
    expect(signatures[1]?.box?.x).toBeCloseTo(312 / 595);
  });
  test('changed after the second: the first still holds', async () => {
    const { verdicts, checked } = await judge(await makeSample('changed'));
    expect(verdicts).toEqual(['valid', 'invalid']);
    // Nothing else is wrong with it: signed in time, by a certificate in force.
    expect(checked[1]).toMatchObject({ facts: { content: 'changed', inTime: true, revocation: 'good' } });
  });
  test('a revoked certificate', async () => {
    const { verdicts, checked } = await judge(await makeSample('revoked'));
    expect(verdicts).toEqual(['valid', 'invalid']);
    expect(checked[1]).toMatchObject({
      facts: { content: 'whole', revocation: 'revoked', revokedAt: expect.any(Date) },
    });
    const [, second] = checked;
    if (!second?.readable) throw new Error('a sample that nobody can read');
    const words = (timeStamp: TimeStampFacts | null) =>
      factLines({ ...second.facts, timeStamp }, new Date()).find(({ term }) => term === '吊销状态')?.value;
    expect(words(null)).toMatch(/^已吊销（[\d-]+ [\d:]+），查询于/);
    const stamped = (at: Date) => words({ at, by: '', state: 'trusted' });
    expect(stamped(new Date(0))).toContain('在签章之后');
    expect(stamped(new Date(Date.now() + 60_000))).toContain('在签章之前');
  });
  test.each([true, false])('as another tool signs, RSA: %s', async (rsa) => {
    const { trust, signerOf } = await makeSampleWorld();
    const draft = await signed(blankContract(), await signerOf('甲', { rsa }), new Date(), 'A');
    expect((await judge({ pdf: draft.pdf, trust })).verdicts).toEqual(['valid']);
    const forged = altered(draft.pdf, '1,268,000', '9,268,000');
    expect((await judge({ pdf: forged, trust })).verdicts).toEqual(['invalid']);
  });
  test('no signature', async () => {
    expect((await judge(await makeSample('unsigned'))).signatures).toEqual([]);
  });
});

describe('forgery', () => {
  test('a changed page breaks every signature over it', async () => {
    const { pdf, trust } = await makeSample('valid');
    const forged = altered(pdf, '1,268,000', '9,268,000');
    expect((await judge({ pdf: forged, trust })).verdicts).toEqual(['invalid', 'invalid']);
  });
  test('what is added after the last signature is told', async () => {
    const { pdf, trust } = await makeSample('valid');
    const longer = new Uint8Array([...pdf, ...new TextEncoder().encode('9 0 obj\n<< >>\nendobj\n')]);
    const { verdicts, changedAfterwards } = await judge({ pdf: longer, trust });
    expect(changedAfterwards).toBe(true);
    expect(summaryOf(verdicts, changedAfterwards).tone).toBe('danger');
  });
  test('what a later signer changes is not what the first one signed', async () => {
    const { trust, signerOf } = await makeSampleWorld();
    const first = await signed(blankContract(), await signerOf('甲'), new Date(), 'A');
    const cut = new TextEncoder().encode('/MediaBox [0 0 595 742]');
    const second = await signed(first, await signerOf('乙'), new Date(), 'B');
    expect((await judge({ pdf: second.pdf, trust })).verdicts).toEqual(['valid', 'valid']);
    const page = new TextDecoder('latin1').decode(second.pdf).lastIndexOf('/MediaBox [0 0 595 842]');
    const other = second.pdf.slice();
    other.set(cut, page);
    const { checked } = await judge({ pdf: other, trust });
    expect(checked[0]).toMatchObject({ facts: { content: 'changed', inTime: true, revocation: 'good' } });
  });
  test('somebody else’s authority is not ours', async () => {
    const [one, other] = await Promise.all([makeSampleWorld(), makeSampleWorld()]);
    const draft = await signed(blankContract(), await one.signerOf('甲'), new Date(), 'A');
    expect((await judge({ pdf: draft.pdf, trust: one.trust })).verdicts).toEqual(['valid']);
    expect((await judge({ pdf: draft.pdf, trust: other.trust })).verdicts).toEqual(['unsure']);
  });
  test('a certificate that is not for signing, from a trusted authority, says nothing', async () => {
    const { trust, signerOf } = await makeSampleWorld();
    const signer = await signerOf('甲', { usages: 0x20 });
    const draft = await signed(blankContract(), signer, new Date(), 'A');
    const { verdicts, checked } = await judge({ pdf: draft.pdf, trust });
    expect(checked[0]).toMatchObject({ facts: { content: 'whole', issuedBy: 'unknown' } });
    expect(verdicts).toEqual(['unsure']);
  });
  test('a list that is overdue does not say that all is well', async () => {
    const { trust, signerOf, list } = await makeSampleWorld();
    const draft = await signed(blankContract(), await signerOf('甲'), new Date(), 'A');
    const late = { ...trust, revocationList: () => list(-1) };
    expect((await judge({ pdf: draft.pdf, trust: late })).verdicts).toEqual(['unsure']);
  });
  test('a certificate that had ended when it signed', async () => {
    const { trust, signerOf } = await makeSampleWorld();
    const late = new Date(Date.now() + 2 * 365 * 86_400_000);
    const draft = await signed(blankContract(), await signerOf('甲'), late, 'A');
    const { verdicts, checked } = await judge({ pdf: draft.pdf, trust });
    expect(checked[0]).toMatchObject({ facts: { inTime: false, inTimeNow: true } });
    expect(verdicts).toEqual(['invalid']);
  });
  test('any flipped bit outside the signatures themselves is never found valid', async () => {
    const { pdf, trust } = await makeSample('valid');
    // The parser logs here what it skipped in a deliberately broken file.
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const text = new TextDecoder('latin1').decode(pdf);
    const holes = [...text.matchAll(/\/Contents <[0-9a-f]+>/g)].map(({ index, 0: hole }) => [
      index + 10,
      index + hole.length,
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: pdf.length - 1 }), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        fc.pre(!holes.some(([from = 0, to = 0]) => at >= from && at < to));
        const flipped = pdf.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        // A file that cannot be parsed any more is refused.
        const verdicts = await judge({ pdf: flipped, trust }).then(
          (found) => found.verdicts,
          (error: unknown) => (error instanceof SealError ? [] : [error]),
        );
        expect(verdicts).not.toEqual(['valid', 'valid']);
      }),
      { numRuns: 25 },
    );
    noted.mockClear();
  });
});

describe('hostile files', () => {
  test.each(['%PDF-1.4\n%%EOF', '%PDF-1.7\n1 0 obj /ByteRange [ /Contents < endobj'])(
    '%j',
    async (source) => {
      const file = new File([source], '合同.pdf');
      vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked about a broken file')));
      expect(await verifyFile(file)).toMatchObject({ kind: 'refused', refusal: 'broken' });
      vi.unstubAllGlobals();
    },
  );
  test('a file is a PDF by its bytes', () => {
    expect(isPdf(new TextEncoder().encode('%PDF-1.7\n'))).toBe(true);
    expect(isPdf(new TextEncoder().encode('PK\u0003\u0004 renamed.pdf'))).toBe(false);
  });
});

describe('a time stamp', () => {
  const facts = async () => {
    const { checked } = await judge(await makeSample('valid'));
    if (!checked[0]?.readable) throw new Error('the sample is readable');
    return checked[0].facts;
  };
  const at = new Date('2026-11-21T02:46:08Z');
  test.each([
    ['trusted', 'valid', /^2026-11-21 \d\d:46:08，某时间戳机构，有效$/],
    ['unknown', 'unsure', /不在本平台信任的名单里/],
    ['invalid', 'invalid', /无效，不能证明时间/],
  ] as const)('%s', async (state, verdict, words) => {
    const stamped = { ...(await facts()), timeStamp: { at, by: '某时间戳机构', state } };
    expect(verdictOf({ readable: true, facts: stamped })).toBe(verdict);
    const line = factLines(stamped, at).find(({ term }) => term === '时间戳');
    expect(line?.value).toMatch(words);
    expect(line?.bad).toBe(state !== 'trusted');
  });
  test.each([
    ['before the revocation', -1, 'valid', '在签章之后'],
    ['after the revocation', 1, 'invalid', '在签章之前'],
  ] as const)('%s of the certificate', async (_, hours, verdict, words) => {
    const revokedAt = new Date(at.getTime() - hours * 3_600_000);
    const timeStamp = { at, by: '某时间戳机构', state: 'trusted' } as const;
    const revoked = { revocation: 'revoked', revokedAt, revokedLater: hours < 0 } as const;
    const stamped = { ...(await facts()), ...revoked, timeStamp };
    expect(verdictOf({ readable: true, facts: stamped })).toBe(verdict);
    const line = factLines(stamped, at).find(({ term }) => term === '吊销状态');
    expect(line?.value).toContain(words);
    expect(line?.bad).toBe(verdict === 'invalid');
  });
  test('none: nothing is said about one', async () => {
    expect(factLines(await facts(), at).some(({ term }) => term === '时间戳')).toBe(false);
  });
});

test('one sentence for all signatures', () => {
  expect(summaryOf([], false)).toMatchObject({ tone: 'info', title: '没有签章' });
  expect(summaryOf(['valid', 'invalid'], false)).toMatchObject({
    tone: 'danger',
    title: '1 处有效，1 处无效',
  });
  expect(summaryOf(['valid', 'unsure'], false)).toMatchObject({ tone: 'warning' });
  expect(summaryOf(['valid', 'valid'], false)).toMatchObject({ tone: 'success', title: '2 处签章全部有效' });
});

test('a file of the national format is told from any other archive', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isOfd(bytes('PK\u0003\u0004 Doc_0/Document.xml OFD.xml'))).toBe(true);
  expect(isOfd(bytes('PK\u0003\u0004 word/document.xml'))).toBe(false);
  expect(isOfd(bytes('%PDF-1.7 OFD.xml'))).toBe(false);
  expect(isOfd(new Uint8Array())).toBe(false);
});
