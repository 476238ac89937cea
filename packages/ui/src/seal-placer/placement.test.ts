import { expect, it } from 'vitest';
import { byKey, inPoints, movedTo, onEveryPage, type PlacedSeal, placeSeal, resizedTo } from './placement.js';

const a4 = { width: 210, height: 297 };
const turned = { width: 297, height: 210 };
const seal: PlacedSeal = { id: 1, sealId: 'lock', page: 1, left: 100, top: 200, width: 40, height: 40 };

it('moves by keys, one millimeter or ten', () => {
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

it('is copied to every page of a range, once', () => {
  const all = onEveryPage([seal], seal, { from: 1, to: 3 });
  expect(all.map(({ id, page, left }) => [id, page, left])).toEqual([
    [1, 1, 100],
    [2, 2, 100],
    [3, 3, 100],
  ]);
  expect(onEveryPage(all, seal, { from: 2, to: 3 })).toHaveLength(3);
});

it('starts where documents are usually signed, or at the given position', () => {
  const picture = { id: 'lock', name: '公章', url: '', width: 40, height: 40 };
  expect(placeSeal([seal], picture, { page: 2, size: a4 })[1]).toMatchObject({ id: 2, page: 2, left: 127 });
  const at = { left: 0, top: 0 };
  expect(placeSeal([], picture, { page: 1, size: a4, at })[0]).toMatchObject({ id: 1, left: 0, top: 0 });
});

it('is converted to points from the lower left, as in PDF', () => {
  const inch = { left: 25.4, top: 0, width: 25.4, height: 50.8 };
  const { x, y, width, height } = inPoints(inch, { width: 210, height: 254 });
  expect([x, y, width, height].map(Math.round)).toEqual([72, 576, 72, 144]);
});
