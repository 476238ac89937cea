import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { cutImprints, cutSignature } from './imprint.js';

const red = [200, 30, 40] as const;
const blue = [30, 70, 180] as const;

/** A sheet with lines of black text, and a seal in the given ink: a ring with a dot in place of the star. */
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
      // A speck of the same color in a corner.
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
    const seal = read((await cutImprints(sheet(ink), 'image/png'))[0]);
    // The ring of 180 pixels plus at most one square around it, not the sheet.
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
    const seal = read((await cutImprints(await document.save(), 'application/pdf'))[0]);
    expect(Math.max(seal.width, seal.height)).toBeLessThanOrEqual(360);
  });

  it('has the name seal beside it; the same seal once more, a stain and a stroke are none', async () => {
    const png = PNG.sync.read(Buffer.from(sheet(red)));
    const fill = (left: number, top: number, width: number, height: number) => {
      for (let y = top; y < top + height; y += 1) {
        for (let x = left; x < left + width; x += 1) png.data.set([...red, 255], (y * png.width + x) * 4);
      }
    };
    fill(80, 100, 24, 24);
    fill(80, 300, 200, 10);
    expect(await cutImprints(new Uint8Array(PNG.sync.write(png)), 'image/png')).toHaveLength(1);
    fill(100, 650, 80, 80);
    const [main, name] = await cutImprints(new Uint8Array(PNG.sync.write(png)), 'image/png');
    expect(read(main).width).toBeGreaterThanOrEqual(176);
    expect([read(name).width, read(name).height].every((side) => side >= 80 && side <= 96)).toBe(true);
  });

  it('that is not there is not found', async () => {
    expect(await cutImprints(sheet(undefined), 'image/png')).toEqual([]);
  });

  it.each([
    ['a damaged PDF', 'application/pdf', '%PDF-1.4\n%%EOF\n'],
    ['no picture', 'image/jpeg', 'nothing'],
    ['a package of OFD', 'application/ofd', 'PK'],
  ])('in %s is refused', async (_, type, content) => {
    await expect(cutImprints(new Uint8Array(Buffer.from(content)), type)).rejects.toMatchObject({
      key: 'formUnreadable',
    });
  });
});

describe('a signature', () => {
  const written = (ground: number) => {
    const png = new PNG({ width: 600, height: 200 });
    png.data.fill(ground);
    for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
    for (let x = 100; x < 500; x += 1) {
      // Two characters with a gap between them.
      if (x > 260 && x < 330) continue;
      for (let y = 0; y < 8; y += 1) {
        const at = (Math.round(100 + 50 * Math.sin(x / 20)) + y) * png.width + x;
        png.data.set([25, 25, 35, 255], at * 4);
      }
    }
    return new Uint8Array(PNG.sync.write(png));
  };

  it('on white paper is cut out whole, on a clear ground', async () => {
    const signature = read(await cutSignature(written(250), 'image/png'));
    // 400 pixels wide, scaled down for a lock.
    expect(signature.width).toBe(360);
    expect(signature.data[3]).toBe(0);
  });

  it('is not found in a photo of a person', async () => {
    expect(await cutSignature(written(150), 'image/png')).toBeUndefined();
  });
});
