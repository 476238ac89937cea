import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.js';

/** The text with its hits in brackets. */
const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['锁死后办理补办', '锁死', '[锁死]后办理补办'],
  ['补办要补办费', '补办', '[补办]要[补办]费'],
  ['CA 锁驱动', 'ca', '[CA] 锁驱动'],
  ['延期和补办的区别', '延期 补办', '[延期]和[补办]的区别'],
  ['延期续费', '延期，续费', '[延期续费]'],
  ['补办要交费', '补办多少钱', '[补办]要交费'],
  ['办理指南', '锁', '办理指南'],
  ['办理指南', '   ', '办理指南'],
  ['a.b*c', '.b*', 'a[.b*]c'],
  ['', '锁', ''],
  ['İstanbul 锁', '锁', 'İstanbul 锁'],
])('%j searched for %j is %j', (text, query, expected) => expect(marked(text, query)).toBe(expected));

test('the parts always add up to the text', () => {
  const text = '连续输错 10 次，锁会被锁死。锁死后证书没有丢失 <b>&amp;</b> 😀';
  for (const query of ['锁死', '10', '<b>', '😀', '没有丢失吗', '(', '锁 死 被']) {
    expect(
      markedParts(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('never cuts a surrogate pair', () => {
  // Both emojis begin with the same surrogate.
  expect(marked('锁😁', '锁😀')).toBe('锁😁');
});
