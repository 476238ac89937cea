import { expect, it } from 'vitest';
import { fitWithin, jpegName, largePictureBytes, shrinkPicture } from './shrink-picture.js';

it.each([
  [
    { width: 8_000, height: 6_000 },
    { width: 4_000, height: 3_000 },
  ],
  [
    { width: 3_000, height: 9_000 },
    { width: 1_333, height: 4_000 },
  ],
  [
    { width: 4_000, height: 10 },
    { width: 4_000, height: 10 },
  ],
  [
    { width: 600, height: 400 },
    { width: 600, height: 400 },
  ],
])('fits %o into 4000 pixels', (given, wanted) => {
  expect(fitWithin(given, 4_000)).toEqual(wanted);
});

it.each([
  ['身份证.PNG', '身份证.jpg'],
  ['执照.v2.jpeg', '执照.v2.jpg'],
  ['没有后缀', '没有后缀.jpg'],
])('calls %s %s', (name, wanted) => {
  expect(jpegName(name)).toBe(wanted);
});

it('does not change a picture at the limit', async () => {
  const file = new File([new Uint8Array(largePictureBytes)], '执照.jpg');
  expect(await shrinkPicture(file)).toBe(file);
});
