import { expect, it } from 'vitest';
import { byKey, movedTo, resizedTo, type Placed } from './placement.js';

const a4 = { width: 210, height: 297 };
const turned = { width: 297, height: 210 };
const seal: Placed = { id: 1, sealId: 'lock', page: 1, left: 100, top: 200, width: 40, height: 40 };

it('goes by keys, a millimetre or ten', () => {
  expect(byKey(seal, 'ArrowLeft', false, a4)).toMatchObject({ left: 99, top: 200 });
  expect(byKey(seal, 'ArrowDown', true, a4)).toMatchObject({ left: 100, top: 210 });
  expect(byKey(seal, '+', false, a4)).toMatchObject({ width: 41, height: 41, left: 99.5, top: 199.5 });
  expect(byKey(seal, 'Enter', false, a4)).toBeUndefined();
});

it.each([
  [{ left: -5, top: 400 }, a4, { left: 0, top: 257 }],
  [{ left: 500, top: 500 }, turned, { left: 257, top: 170 }],
])('stays on its page: %j', (to, page, expected) => {
  expect(movedTo(seal, to, page)).toMatchObject(expected);
});

it('keeps its proportions between the smallest and the largest seal', () => {
  const flat = { ...seal, width: 40, height: 20 };
  expect(resizedTo(flat, 1, a4)).toMatchObject({ width: 10, height: 5 });
  expect(resizedTo(flat, 999, a4)).toMatchObject({ width: 120, height: 60 });
  expect(resizedTo(seal, 999, { width: 50, height: 297 })).toMatchObject({ width: 50, left: 0 });
});
