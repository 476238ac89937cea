import { PNG } from 'pngjs';
import { PortalError } from '../kernel/portal-error.js';
import { firstPage, type Bitmap } from './first-page.js';

/** An imprint of 42 mm is 250 pixels wide at this resolution: more than a seal picture needs. */
const fineness = { dotsPerInch: 150, mostPixels: 2_500_000 };
/** Longest side of the picture in the lock, whose storage is small. */
const longestSide = 360;
/** Neighboring squares of this side that contain ink belong to one imprint. */
const square = 8;
/** Fewer colored pixels are a speck, a pen or a scanner stripe. */
const leastInk = 400;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much a pixel matches the ink, 0 to 1. */
type Ink = (page: Bitmap, at: number) => number;

/**
 * How much a pixel looks like seal ink: red, maroon or sea-blue (dossier 3.2); black text and gray paper do
 * not match.
 */
const sealInk: Ink = ({ data }, at) => {
  // Access by index for speed: this runs for every pixel of a page.
  const [red, green, blue] = [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
  const strength = Math.max(red - Math.max(green, blue), blue - Math.max(red, green));
  return Math.min(1, Math.max(0, (strength - 20) / 60));
};

/** How much a pixel looks like a black or blue pen: dark, in any color. */
const penInk: Ink = ({ data }, at) => {
  const light = Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
  return Math.min(1, Math.max(0, (170 - light) / 70));
};

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/**
 * Every patch of connected ink larger than a speck, the most ink first: a solid name seal has more ink than a
 * ring.
 */
function patchesOf(page: Bitmap, inkAt: Ink, least: number): Box[] {
  const columns = Math.ceil(page.width / square);
  const rows = Math.ceil(page.height / square);
  const ink = new Uint16Array(columns * rows);
  for (let y = 0; y < page.height; y += 1) {
    for (let x = 0; x < page.width; x += 1) {
      if (inkAt(page, (y * page.width + x) * 4) < 0.5) continue;
      const cell = Math.floor(y / square) * columns + Math.floor(x / square);
      ink[cell] = (ink[cell] ?? 0) + 1;
    }
  }
  const patches: { box: Box; ink: number }[] = [];
  const seen = new Uint8Array(columns * rows);
  for (let start = 0; start < ink.length; start += 1) {
    if (seen[start] || !ink[start]) continue;
    const found = { box: { left: columns, top: rows, right: 0, bottom: 0 }, ink: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const { box } = found;
      found.ink += ink[cell] ?? 0;
      found.box = {
        left: Math.min(box.left, x),
        top: Math.min(box.top, y),
        right: Math.max(box.right, x),
        bottom: Math.max(box.bottom, y),
      };
      // Up to two squares apart still belong to the same imprint: a ring and its star do not touch.
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          const next = (y + dy) * columns + x + dx;
          const inside = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
          if (!inside || seen[next] || !ink[next]) continue;
          seen[next] = 1;
          waiting.push(next);
        }
      }
    }
    if (found.ink >= least) patches.push(found);
  }
  return patches
    .map(({ box: { left, top, right, bottom } }) => ({
      left: left * square,
      top: top * square,
      right: Math.min(page.width, (right + 1) * square),
      bottom: Math.min(page.height, (bottom + 1) * square),
    }))
    .toSorted((a, b) => areaOf(b) - areaOf(a));
}

/** Only the ink, on a transparent background, in its color on the paper. */
function drawn(page: Bitmap, { left, top, right, bottom }: Box, inkAt: Ink): Uint8Array {
  const [wide, high] = [right - left, bottom - top];
  const shrink = Math.max(1, Math.max(wide, high) / longestSide);
  const [width, height] = [Math.max(1, Math.round(wide / shrink)), Math.max(1, Math.round(high / shrink))];
  const sums = new Float64Array(width * height);
  const counts = new Uint32Array(width * height);
  const color = [0, 0, 0];
  let inked = 0;
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = ((y + top) * page.width + x + left) * 4;
      const strength = inkAt(page, at);
      const target =
        Math.min(height - 1, Math.floor(y / shrink)) * width + Math.min(width - 1, Math.floor(x / shrink));
      sums[target] = (sums[target] ?? 0) + strength;
      counts[target] = (counts[target] ?? 0) + 1;
      if (strength < 1) continue;
      inked += 1;
      for (let channel = 0; channel < 3; channel += 1) color[channel]! += page.data[at + channel] ?? 0;
    }
  }
  const png = new PNG({ width, height });
  for (let at = 0; at < sums.length; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      png.data[at * 4 + channel] = Math.round((color[channel] ?? 0) / Math.max(1, inked));
    }
    png.data[at * 4 + 3] = Math.round(((sums[at] ?? 0) / Math.max(1, counts[at] ?? 1)) * 255);
  }
  return new Uint8Array(PNG.sync.write(png));
}

/** The longer side of a box. */
const sideOf = ({ left, top, right, bottom }: Box): number => Math.max(right - left, bottom - top);
const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
/**
 * True if the other box has the size of a name seal. A name seal is a square of 18 to 25 mm, a company's seal
 * 40 to 45 mm wide; this excludes stains, the star within the ring, and the same seal again.
 */
const isNameSealBeside = (main: Box, other: Box): boolean => {
  const share = sideOf(other) / sideOf(main);
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  return (
    apart(main, other) && share >= 0.25 && share <= 0.75 && Math.min(wide, high) / Math.max(wide, high) >= 0.6
  );
};

/** Share of a sheet that has to be light paper for its dark strokes to count as a signature. */
const leastPaper = 0.85;
const isPaper = ({ data }: Bitmap, at: number): boolean =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 200;

async function onFirstPage<T>(content: Uint8Array, type: string, find: (page: Bitmap) => T): Promise<T> {
  try {
    return find(await firstPage(content, type, fineness));
  } catch (error) {
    if (error instanceof PortalError) throw error;
    // Damaged, password-protected, or not a picture.
    throw new PortalError('formUnreadable');
  }
}

/**
 * The seals on a stamped and scanned form as pictures for the lock, cut out on a transparent background: the
 * largest colored imprint of the first page and, if present, the name seal beside it. The scan is untrusted,
 * so this runs in a worker.
 */
export const cutImprints = (content: Uint8Array, type: string): Promise<Uint8Array[]> =>
  onFirstPage(content, type, (page) => {
    const [main, ...others] = patchesOf(page, sealInk, leastInk);
    if (!main) return [];
    const name = others.find((other) => isNameSealBeside(main, other));
    return [main, ...(name ? [name] : [])].map((box) => drawn(page, box, sealInk));
  });

/**
 * A signature in dark ink on white paper, cut out as above; undefined if the picture shows more than that.
 */
export const cutSignature = (content: Uint8Array, type: string): Promise<Uint8Array | undefined> =>
  onFirstPage(content, type, (page) => {
    let paper = 0;
    const dots = page.width * page.height;
    for (let dot = 0; dot < dots; dot += 1) if (isPaper(page, dot * 4)) paper += 1;
    const strokes = patchesOf(page, penInk, leastInk / 10);
    if (strokes.length === 0 || paper < dots * leastPaper) return undefined;
    const box = {
      left: Math.min(...strokes.map(({ left }) => left)),
      top: Math.min(...strokes.map(({ top }) => top)),
      right: Math.max(...strokes.map(({ right }) => right)),
      bottom: Math.max(...strokes.map(({ bottom }) => bottom)),
    };
    return drawn(page, box, penInk);
  });
