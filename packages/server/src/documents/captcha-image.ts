import { randomInt } from 'node:crypto';
import { PNG } from 'pngjs';
import { strokes } from './strokes.js';

const width = 264;
const height = 80;
const background = [246, 248, 251] as const;
/** Contrast 11:1 with the background; noise stays below 1.3:1, so it does not disturb readers. */
const ink = [24, 48, 92] as const;
const noise = [222, 229, 239] as const;

type Rgb = readonly [number, number, number];
interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly halfWidth: number;
  readonly color: Rgb;
}

const between = (low: number, high: number): number => low + ((high - low) * randomInt(1000)) / 1000;

function distance([px, py]: readonly [number, number], { from: [ax, ay], to: [bx, by] }: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Draws an antialiased line; only the pixels near it are visited. */
function draw(image: PNG, segment: Segment): void {
  const { from, to, halfWidth, color } = segment;
  const reach = halfWidth + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x += 1) {
      const cover = Math.min(1, Math.max(0, halfWidth + 0.5 - distance([x, y], segment)));
      if (cover === 0) continue;
      const at = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const) {
        const under = image.data[at + channel] ?? 0;
        image.data[at + channel] = Math.round(under + (color[channel] - under) * cover);
      }
    }
  }
}

/** Strokes of one character, slightly rotated and shifted so that no two pictures are alike. */
function characterSegments(character: string, x: number, cell: number): Segment[] {
  const size = { w: cell * 0.62, h: 44 };
  const angle = between(-0.12, 0.12);
  const center = [x + cell / 2 + between(-2, 2), height / 2 + between(-5, 5)] as const;
  const place = ([u, v]: readonly [number, number]) => {
    const [dx, dy] = [(u - 0.5) * size.w, (v - 0.5) * size.h];
    return [
      center[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      center[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ] as const;
  };
  return (strokes[character] ?? []).flatMap((stroke) =>
    stroke.slice(1).map((point, i) => {
      const before = stroke[i] ?? point;
      return { from: place(before), to: place(point), halfWidth: 2.4, color: ink };
    }),
  );
}

function noiseSegments(): Segment[] {
  return Array.from({ length: 14 }, () => ({
    from: [between(0, width), between(0, height)] as const,
    to: [between(0, width), between(0, height)] as const,
    halfWidth: 1,
    color: noise,
  }));
}

/** A question as a PNG, drawn with our own strokes (scripts could read the text of an SVG). */
export function captchaImage(question: string): Buffer {
  const image = new PNG({ width, height });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([...background, 255], at);
  for (const segment of noiseSegments()) draw(image, segment);
  const characters = Array.from(question);
  const cell = (width - 16) / characters.length;
  characters.forEach((character, i) => {
    for (const segment of characterSegments(character, 8 + i * cell, Math.min(cell, 40)))
      draw(image, segment);
  });
  return PNG.sync.write(image);
}
