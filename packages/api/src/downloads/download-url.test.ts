import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadUrl } from './index.js';

describe('download address', () => {
  it('is that of the specification, with the double slash', () => {
    expect(downloadUrl('https://portal.example.cn', 'a1.pdf')).toBe(
      'https://portal.example.cn/mh//common/download?fileName=a1.pdf&delete=true',
    );
  });
  it.each([
    ['https://portal.example.cn/', 'https://portal.example.cn/mh//common/download'],
    ['https://portal.example.cn//', 'https://portal.example.cn/mh//common/download'],
    ['', '/mh//common/download'],
  ])('accepts the host as %j', (host, start) => {
    expect(downloadUrl(host, 'a').split('?')[0]).toBe(start);
  });
  it('encodes any name, which cannot add another parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        const { searchParams, hash, pathname } = new URL(downloadUrl('https://portal.example.cn', name));
        expect([...searchParams]).toEqual([
          ['fileName', name],
          ['delete', 'true'],
        ]);
        expect(hash).toBe('');
        expect(pathname).toBe('/mh//common/download');
      }),
    );
    expect(downloadUrl('', 'a&delete=false#b')).toContain('fileName=a%26delete%3Dfalse%23b&');
  });
});
