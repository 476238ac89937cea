import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { cutImprint } from './imprint.js';

const red = [200, 30, 40] as const;
const blue = [30, 70, 180] as const;

/** A sheet with lines of black text, and a ring with a star's stand-in of that ink at its place. */
function sheet(ink: readonly [number, number, number] | undefined, radius = 90): Uint8Array {
  const png = new PNG({ width: 800, height: 1100 });
  png.data.fill(250);
  const dot = (x: number, y: number, [r, g, b]: readonly [number, number, number]) => {
    const at = (y * png.width + x) * 4;
    png.data.set([r, g, b, 255], at);
  };
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < png.width; x += 1) {
      png.data[(y * png.width + x) * 4 + 3] = 255;
      if (y % 60 < 4 && x > 60 && x < 700) dot(x, y, [40, 40, 40]);
      const away = Math.hypot(x - 500, y - 700);
      if (ink && ((away > radius - 6 && away < radius) || away < radius / 4)) dot(x, y, ink);
      // A speck of the same colour in a corner.
      if (ink && x < 6 && y < 6) dot(x, y, ink);
    }
  }
  return new Uint8Array(PNG.sync.write(png));
}
const read = (bytes: Uint8Array | undefined) => {
  if (!bytes) throw new Error('no imprint was cut');
  return PNG.sync.read(Buffer.from(bytes));
};

describe('an imprint on a scanned form', () => {
  it.each([
    ['red', red],
    ['sea-blue', blue],
  ])('of %s ink is cut out, without the text beside it', async (_, ink) => {
    const seal = read(await cutImprint(sheet(ink), 'image/png'));
    // The ring of 180 dots and at most a square around it, not the sheet.
    expect(seal.width).toBeGreaterThanOrEqual(176);
    expect(seal.width).toBeLessThanOrEqual(200);
    expect(Math.abs(seal.width - seal.height)).toBeLessThanOrEqual(16);
    const at = (x: number, y: number) => [...seal.data.subarray((y * seal.width + x) * 4).subarray(0, 4)];
    const middle = at(Math.round(seal.width / 2), Math.round(seal.height / 2));
    expect(middle[3]).toBeGreaterThan(200);
    for (const channel of [0, 1, 2]) expect(Math.abs(middle[channel]! - ink[channel]!)).toBeLessThan(12);
    expect(at(0, 0)[3]).toBe(0);
  });

  it('is found in a PDF too, and a large one becomes small enough for a lock', async () => {
    const document = await PDFDocument.create();
    const picture = await document.embedPng(sheet(red, 300));
    document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
    const seal = read(await cutImprint(await document.save(), 'application/pdf'));
    expect(Math.max(seal.width, seal.height)).toBeLessThanOrEqual(360);
  });

  it('that is not there is not invented', async () => {
    expect(await cutImprint(sheet(undefined), 'image/png')).toBeUndefined();
  });

  it.each([
    ['a damaged PDF', 'application/pdf', '%PDF-1.4\n%%EOF\n'],
    ['no picture', 'image/jpeg', 'nothing'],
    ['a package of OFD', 'application/ofd', 'PK'],
  ])('in %s is refused', async (_, type, content) => {
    await expect(cutImprint(new Uint8Array(Buffer.from(content)), type)).rejects.toMatchObject({
      key: 'formUnreadable',
    });
  });
});
