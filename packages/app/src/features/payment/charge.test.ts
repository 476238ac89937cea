import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, roomFen } from './charge.js';

const card = { roomFen: 3720_00 };

test('whole yuan within what the card may hold', () => {
  expect(roomFen(card)).toBe(3720_00);
  expect(readAmount(' 500 ', card)).toEqual({ ok: true, fen: 500_00 });
  expect(readAmount('3720', card)).toEqual({ ok: true, fen: 3720_00 });
});

test.each([
  ['', '请输入整数金额，单位元，不带小数。'],
  ['12.5', '请输入整数金额，单位元，不带小数。'],
  ['-100', '请输入整数金额，单位元，不带小数。'],
  ['1e9', '请输入整数金额，单位元，不带小数。'],
  ['99', '每次至少充值 100 元。'],
  ['3721', '超过预存卡上限，最多还能充 3720 元。更大金额请办理对公业务。'],
])('%j is refused', (text, reason) => {
  expect(readAmount(text, card)).toEqual({ ok: false, reason });
});

test('no text is ever charged beyond the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(5000_00), (text, room) => {
      const read = readAmount(text, { roomFen: room });
      return !read.ok || read.fen <= room;
    }),
  );
  expect(readAmount('100', { roomFen: 99_99 }).ok).toBe(false);
});
