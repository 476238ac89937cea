import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, sanitizeRichText } from './sanitize.js';

describe('text of an editor', () => {
  it('keeps what an editor may use', () => {
    const text =
      '<h2>一、范围</h2><p>到期前 <strong>80 天</strong>起，<a href="/jumpydDetial?type=0103">办理延期</a>。</p>' +
      '<ul><li>甲</li><li>乙</li></ul><table><tbody><tr><td colspan="2">表</td></tr></tbody></table>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  it.each([
    ['scripts', '<script>alert(1)</script>文', '文'],
    ['scripts that never end', '文<script>alert(1)', '文'],
    ['handlers', '<p onclick="alert(1)" style="x">文</p>', '<p>文</p>'],
    ['addresses that run', '<a href="javascript:alert(1)">文</a>', '<a>文</a>'],
    ['addresses that hide it', '<a href="java&#115;cript:alert(1)">文</a>', '<a>文</a>'],
    ['addresses with a tab in them', '<a href="java\tscript:alert(1)">文</a>', '<a>文</a>'],
    ['another host by two slashes', '<a href="//evil.example">文</a>', '<a>文</a>'],
    ['another host by a backslash', '<a href="/\\evil.example">文</a>', '<a href="/evil.example">文</a>'],
    ['foreign pictures', '<img src="https://evil.example/a.png" onerror="alert(1)">文', '文'],
    ['frames and drawings', '<iframe src="x">a</iframe><svg onload="alert(1)"><p>b</p></svg>文', '文'],
    ['comments', '<!-- <p> -->文', '文'],
    ['a tag within a tag', '<<script>p>文', '&lt;'],
    ['unknown elements, not their words', '<marquee>文</marquee>', '文'],
    ['a smaller-than', '1 < 2 且 3 > 2', '1 &lt; 2 且 3 &gt; 2'],
    ['elements left open', '<p><strong>文', '<p><strong>文</strong></p>'],
    // A browser parses a closing paragraph tag without an opening one as an empty paragraph.
    ['ends without a beginning', '文</p></div>', '文<p></p>'],
    ['things that are nested without end', '<b>'.repeat(60), `${'<b>'.repeat(40)}${'</b>'.repeat(40)}`],
    ['relative addresses', '<a href="x/y">文</a><a href="#x">文</a>', '<a>文</a><a>文</a>'],
    ['schemes of others', '<a href="ftp://x/">文</a><a href="data:text/html,x">文</a>', '<a>文</a><a>文</a>'],
    [
      'spans that are none',
      '<table><tr><td colspan="999" rowspan="2">文',
      '<table><tr><td rowspan="2">文</td></tr></table>',
    ],
    ['pictures of the portal', '<img src="/x.png" width="9">', '<img src="/x.png" alt="" />'],
  ])('handles %s', (_, given, kept) => expect(sanitizeRichText(given)).toBe(kept));

  it('marks external links', () => {
    expect(sanitizeRichText('<a href="https://ca.example.cn" target="_top">文</a>')).toBe(
      '<a href="https://ca.example.cn" rel="noopener noreferrer">文</a>',
    );
  });

  it('does not change its own output, and never lets anything run', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '&#60;',
      '</p>',
      '<p ',
      '<script',
      '</script>',
      '<svg',
      'on',
      'error=',
      '<!--',
      '-->',
      'href=',
      'javascript:',
      '<a ',
      '<img src=/x ',
      '/',
      ' ',
      '文',
      '&amp;lt;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = sanitizeRichText(pieces.join(''));
        expect(sanitizeRichText(once)).toBe(once);
        expect(once).not.toMatch(/<(?:script|svg|[^>]*\son\w+=)/i);
        for (const [, name] of once.matchAll(/<\/?(\w+)/g)) expect(['p', 'a', 'img']).toContain(name);
      }),
      { numRuns: 500 },
    );
  });

  // Quadratic parsing would take 10¹¹ steps and exceed the test's time limit.
  it('takes linear time on hostile input', () => {
    const beginnings = [
      '<',
      '<a "',
      '<svg>',
      '<!--',
      '&#',
      '<p>',
      '<script',
      'x=',
      '<b>',
      '<ul><li>',
      '<b></i>',
    ];
    for (const hostile of beginnings) {
      expect(sanitizeRichText(hostile.repeat(400_000 / hostile.length))).not.toContain('<script');
    }
  });

  it('cuts a text only where more is open than any editor writes', () => {
    const long = '<p>文<br>字</p>'.repeat(2000);
    expect(plainText(sanitizeRichText(long))).toBe(Array(2000).fill('文 字').join(' '));
    expect(sanitizeRichText(`${'<b>'.repeat(501)}文`)).not.toContain('文');
  });
});

it('extracts the plain text', () => {
  expect(plainText('<h2>一</h2><p>甲&amp;乙<br>丙 &lt;丁&gt;</p>')).toBe('一 甲&乙 丙 <丁>');
});
