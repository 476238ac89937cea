import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlaced, marksOf } from './map.js';

test('north is up, east is right', () => {
  const [north, southEast] = marksOf([
    { longitude: 123.4, latitude: 41.9 },
    { longitude: 123.6, latitude: 41.7 },
  ]);
  expect(north?.y).toBeLessThan(southEast?.y ?? 0);
  expect(north?.x).toBeLessThan(southEast?.x ?? 0);
});

test('every service point is inside the map; a single one in the middle', () => {
  const point = fc.record({
    longitude: fc.double({ min: 118, max: 126, noNaN: true }),
    latitude: fc.double({ min: 38, max: 44, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      for (const { x, y } of marksOf(points)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(17.9);
        expect(Math.max(x, y)).toBeLessThanOrEqual(82.1);
      }
    }),
  );
  expect(marksOf([{ longitude: 123.4, latitude: 41.9 }])).toEqual([{ x: 50, y: 50 }]);
});

test('a service point without coordinates is not on the map', () => {
  expect(isPlaced({ longitude: 0, latitude: 0 })).toBe(false);
});
