import { describe, expect, it } from 'vitest';
import {
  chainOf,
  fitsPurpose,
  keyUsage,
  lifeFault,
  mayIssue,
  mayList,
  normalizeSerialNumber,
  revocationBy,
  revocationOfChain,
  type CertificateFacts,
} from './index.js';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const holder: CertificateFacts = {
  serialNumber: '0B',
  notBefore: day(1),
  notAfter: day(20),
  pathLength: undefined,
  usages: keyUsage.digitalSignature,
  purposes: [],
  critical: ['2.5.29.15', '2.5.29.19'],
};
const authority = { ...holder, pathLength: 0, usages: keyUsage.keyCertSign | keyUsage.cRLSign };
const purposes = '2.5.29.37';
const timeStamper = {
  ...holder,
  purposes: ['1.3.6.1.5.5.7.3.8'],
  critical: [...holder.critical, purposes],
};

it.each([
  ['a holder', holder, 'sign', true],
  ['without usages', { ...holder, usages: undefined }, 'sign', false],
  ['for encryption only', { ...holder, usages: keyUsage.keyEncipherment }, 'sign', false],
  ['for encryption', { ...holder, usages: keyUsage.keyEncipherment }, 'encrypt', true],
  ['an authority itself', { ...authority, usages: holder.usages }, 'sign', false],
  ['with a demand that nobody knows', { ...holder, critical: ['2.5.29.30'] }, 'sign', false],
  ['a time stamper as a signer', timeStamper, 'sign', false],
  ['a time stamper', timeStamper, 'timeStamp', true],
  ['a holder as a time stamper', holder, 'timeStamp', false],
  ['a time stamper by a hint only', { ...timeStamper, critical: [] }, 'timeStamp', false],
  ['a time stamper for more', { ...timeStamper, purposes: ['1.3.6.1.5.5.7.3.8', '1'] }, 'timeStamp', false],
] as const)('%s, %o for %s: %s', (_, facts, purpose, fits) => {
  expect(fitsPurpose(facts, purpose)).toBe(fits);
});

it('what an authority may do is what its usages say, if it has any', () => {
  expect([mayIssue(authority), mayList(authority)]).toEqual([true, true]);
  const silent = { ...authority, usages: undefined };
  expect([mayIssue(silent), mayList(silent)]).toEqual([true, true]);
  const issues = { ...authority, usages: keyUsage.keyCertSign };
  expect([mayIssue(issues), mayList(issues)]).toEqual([true, false]);
  expect(mayIssue({ ...authority, usages: keyUsage.cRLSign })).toBe(false);
  expect(mayIssue({ ...authority, critical: [purposes] })).toBe(false);
  expect(mayIssue(holder)).toBe(false);
});

it('is in force from its first to its last moment, and so must be all above it', () => {
  const root = { notBefore: day(2), notAfter: day(10) };
  expect([day(1), day(20)].map((at) => lifeFault([holder], at))).toEqual([undefined, undefined]);
  expect(lifeFault([holder], new Date(day(1).getTime() - 1))).toBe('not-yet-valid');
  expect(lifeFault([holder], new Date(day(20).getTime() + 1))).toBe('expired');
  expect(lifeFault([holder, root], day(1))).toBe('not-yet-valid');
  expect(lifeFault([holder, root], day(11))).toBe('expired');
});

it.each([
  ['no list', [], 'unknown'],
  ['a current one', [{ revoked: new Set<string>(), nextUpdate: day(5) }], 'good'],
  ['one that is too old', [{ revoked: new Set<string>(), nextUpdate: day(4) }], 'unknown'],
  [
    'one that does not say when the next is due',
    [{ revoked: new Set<string>(), nextUpdate: undefined }],
    'unknown',
  ],
  ['an old one with the number', [{ revoked: new Set(['0B']), nextUpdate: day(4) }], 'revoked'],
  [
    'a current one without it, an old one with it',
    [
      { revoked: new Set<string>(), nextUpdate: day(6) },
      { revoked: new Map([['0B', day(1)]]), nextUpdate: day(4) },
    ],
    'revoked',
  ],
] as const)('by %s', (_, lists, state) => {
  expect(revocationBy(lists, '0B', day(5))).toBe(state);
});

it('a revoked authority counts for all below it', () => {
  expect(revocationOfChain(['good', 'unknown'])).toBe('good');
  expect(revocationOfChain(['good', 'revoked'])).toBe('revoked');
  expect(revocationOfChain(['unknown', 'good'])).toBe('unknown');
  expect(revocationOfChain([])).toBe('unknown');
});

it('a number is compared without its padding', () => {
  expect(['000b', '0b', '00', 'ABC'].map(normalizeSerialNumber)).toEqual(['0B', '0B', '00', 'ABC']);
});

describe('a chain', () => {
  interface One {
    readonly name: string;
    readonly by: string;
    readonly facts: CertificateFacts;
  }
  const one = (name: string, by: string, pathLength: number | undefined = 9): One => ({
    name,
    by,
    facts: { ...authority, pathLength },
  });
  const leaf = one('leaf', 'issuer', undefined);
  const [issuer, root] = [one('issuer', 'root'), one('root', 'root')];
  const names = async (trusted: readonly One[], others: readonly One[] = [], from = leaf) => {
    const chain = await chainOf(from, {
      trusted,
      others,
      factsOf: ({ facts }) => facts,
      isIssuedBy: ({ by }, { name }) => by === name,
    });
    return chain.map(({ name }) => name).join(' ');
  };

  it('leads to a trusted authority, as far up as it is known', async () => {
    expect(await names([root, issuer])).toBe('issuer root');
    expect(await names([issuer])).toBe('issuer');
    expect(await names([root], [issuer])).toBe('issuer root');
  });
  it('is none when it ends with a stranger, in a circle, or at a holder', async () => {
    expect(await names([root])).toBe('');
    expect(await names([], [issuer, root])).toBe('');
    expect(await names([one('other', 'other')], [issuer, root])).toBe('');
    expect(await names([], [one('issuer', 'above'), one('above', 'issuer')])).toBe('');
    const between = { ...one('issuer', 'root'), facts: holder };
    expect(await names([root, between])).toBe('');
  });
  it('is none when an authority has more below it than it allows, or when it is endless', async () => {
    expect(await names([one('root', 'root', 1), issuer])).toBe('issuer root');
    expect(await names([one('root', 'root', 0), issuer])).toBe('');
    const many = Array.from({ length: 20 }, (_, n) => one(`${n}`, `${n + 1}`));
    expect(await names([one('20', '20')], many, one('leaf', '0', undefined))).toBe('');
  });
});
