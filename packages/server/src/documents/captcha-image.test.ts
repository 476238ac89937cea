import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { captchaImage } from './captcha-image.js';

const luminance = (channels: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

function colorsOf(image: PNG): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < image.data.length; at += 4) {
    const key = [...image.data.subarray(at, at + 3)].join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('the captcha’s picture', () => {
  const image = PNG.sync.read(captchaImage('12×9=?'));
  const colors = [...colorsOf(image)]
    .toSorted(([, a], [, b]) => b - a)
    .map(([key]) => key.split(',').map(Number));
  const background = colors[0] ?? [];

  it('is a PNG that fits the form', () => {
    expect([image.width, image.height]).toEqual([264, 80]);
  });

  it('is legible: the writing stands out, the noise does not', () => {
    const darkest = colors.toSorted((a, b) => luminance(a) - luminance(b))[0] ?? [];
    expect(contrast(background, darkest)).toBeGreaterThan(4.5);
    expect(contrast(background, [222, 229, 239])).toBeLessThan(1.3);
  });

  it('is a different one each time', () => {
    expect(captchaImage('1+1=?').equals(captchaImage('1+1=?'))).toBe(false);
  });

  it.each(Array.from('0123456789+-×=?'))('can write %s', (character) => {
    const blank = PNG.sync.read(captchaImage(' '));
    const written = PNG.sync.read(captchaImage(character));
    const dark = (png: PNG) =>
      [...colorsOf(png)]
        .filter(([key]) => luminance(key.split(',').map(Number)) < 0.1)
        .reduce((sum, [, count]) => sum + count, 0);
    expect(dark(blank)).toBe(0);
    expect(dark(written)).toBeGreaterThan(60);
  });
});
