import { defaultPortalConfig } from '@ca-portal/api/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jumpTarget, ticketAddress } from './jump-target.js';

const links = {
  ...defaultPortalConfig.links,
  contract: 'https://contract.example.cn/enter',
  exam: 'http://exam.example.cn:8088/login?from=portal',
};
const to = (params: Record<string, string>) => jumpTarget(new URLSearchParams(params), links);

describe('a named system', () => {
  test('has the address that the province configured', () => {
    expect(to({ target: 'contract' })).toMatchObject({
      kind: 'system',
      system: 'contract',
      name: '电子合同平台',
    });
  });
  test('returns only the name of a system that the province has not configured', () => {
    expect(to({ target: 'assistant' })).toEqual({ kind: 'absent', name: '智能助手' });
  });
  test.each([
    '',
    'Contract',
    '__proto__',
    'constructor',
    'toString',
    'contract ',
    'https://contract.example.cn',
  ])('nobody joined is refused: %j', (target) => {
    expect(to({ target })).toEqual({ kind: 'refused' });
  });
});

describe('a page of a configured system', () => {
  test.each([
    'https://contract.example.cn',
    'https://contract.example.cn/list?id=1#top',
    'https://contract.example.cn:443/list',
    'HTTPS://CONTRACT.example.cn/list',
    'http://exam.example.cn:8088/score',
  ])('%s', (url) => {
    expect(to({ url }).kind).toBe('page');
  });
});

/** Known forms of open redirects; each would use our name for another site's page. */
const attempts = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://contract.example.cn.evil.example',
  'https://contract.example.cnevil.example',
  'https://evil.example/contract.example.cn',
  'https://evil.example?https://contract.example.cn',
  'https://evil.example#https://contract.example.cn',
  'https://contract.example.cn@evil.example',
  'https://contract.example.cn:443@evil.example',
  'https://contract.example.cn%40evil.example',
  'https://contract.example.cn\\@evil.example',
  'https://contract.example.cn\\.evil.example',
  'https://evil.example\\@contract.example.cn',
  'https://user@contract.example.cn',
  'https://user:pass@contract.example.cn',
  'https://@contract.example.cn',
  'https://contract.example.cn:8443',
  'http://contract.example.cn',
  'https://exam.example.cn:8088',
  'http://exam.example.cn',
  'https://contract.example.cn．evil.example',
  'https://contract。example.cn.evil.example',
  'https://contract.example.cn\t.evil.example',
  'https://contract.example.cn\n',
  ' https://contract.example.cn',
  'https://contract.example.cn ',
  'ht\ntps://contract.example.cn',
  '\u0000https://contract.example.cn',
  '\u200bhttps://contract.example.cn',
  'https://contract.example.cn\u202e/moc.live',
  '\ufeffhttps://contract.example.cn',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://contract.example.cn/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://contract.example.cn/1',
  'file:///etc/passwd',
  'ftp://contract.example.cn',
  'view-source:https://contract.example.cn',
  'mailto:a@contract.example.cn',
  'contract.example.cn',
  '/core/personal',
  './jumpForm',
  'https://',
  'https:///contract.example.cn',
  'https://?',
  'https://[::1',
  'https://contract.example.cn%00.evil.example',
  'https://contract%2eexample.cn.evil.example',
  'https://xn--contract-example.cn',
  '',
];

describe('any other value is refused', () => {
  test.each(attempts)('%j', (url) => {
    expect(to({ url })).toEqual({ kind: 'refused' });
  });
  test('empty, both at once, and the same parameter twice', () => {
    expect(to({})).toEqual({ kind: 'refused' });
    expect(to({ target: 'contract', url: 'https://contract.example.cn' })).toEqual({ kind: 'refused' });
    expect(jumpTarget(new URLSearchParams('target=contract&target=exam'), links)).toEqual({
      kind: 'refused',
    });
    const twice = 'url=https://contract.example.cn&url=https://evil.example';
    expect(jumpTarget(new URLSearchParams(twice), links)).toEqual({ kind: 'refused' });
  });
  test('every accepted address has the origin of a configured system', () => {
    const hosts = ['contract.example.cn', 'exam.example.cn:8088', 'evil.example'];
    const pieces = fc.array(
      fc.constantFrom('https:', 'http:', '/', '//', '\\', '@', '.', ':', '?', '#', '%', '\t', ...hosts),
      { maxLength: 8 },
    );
    const origins = new Set([links.contract, links.exam].map((link) => new URL(link).origin));
    fc.assert(
      fc.property(pieces, (parts) => {
        const target = to({ url: parts.join('') });
        // Parses the text again as the browser would, independent of our result.
        expect(target.kind === 'refused' || origins.has(new URL(parts.join('')).origin)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
  test('a province without configured systems allows no target', () => {
    const none = defaultPortalConfig.links;
    for (const url of attempts) expect(jumpTarget(new URLSearchParams({ url }), none).kind).toBe('refused');
  });
});

test('a ticket is only used for its own system', () => {
  const url = 'https://contract.example.cn/enter?ticket=b2Zmc2l0ZQ';
  expect(ticketAddress(url, 'contract', links)?.href).toBe(url);
  expect(ticketAddress(url, 'exam', links)).toBeUndefined();
  expect(ticketAddress('https://evil.example/?ticket=1', 'contract', links)).toBeUndefined();
  // Not configured: both sides have no origin, which must not count as equal.
  expect(ticketAddress('', 'assistant', links)).toBeUndefined();
});
