/** Pixels as a canvas gives them: red, green, blue and opacity of each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

const grayAt = ({ data }: Pixels, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** Side length of a block in pixels: a few characters of print at the size of the checks. */
const block = 32;

/** Variance of the Laplacian inside one block: a measure of edge sharpness. */
function blockSharpness(gray: Float32Array, width: number, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top + 1; y < top + block - 1; y += 1) {
    for (let x = left + 1; x < left + block - 1; x += 1) {
      const at = y * width + x;
      const value =
        4 * (gray[at] ?? 0) -
        (gray[at - 1] ?? 0) -
        (gray[at + 1] ?? 0) -
        (gray[at - width] ?? 0) -
        (gray[at + width] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  const mean = sum / count;
  return squares / count - mean * mean;
}

/**
 * Sharpness of the sharpest 5 % of the blocks. Paper around the print is smooth in any picture, so an average over the
 * whole picture would measure the margins rather than the focus.
 */
export function sharpness(pixels: Pixels): number {
  const { width, height } = pixels;
  const gray = new Float32Array(width * height);
  for (let i = 0; i < gray.length; i += 1) gray[i] = grayAt(pixels, i * 4);
  const blocks: number[] = [];
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      blocks.push(blockSharpness(gray, width, left, top));
    }
  }
  blocks.sort((a, b) => b - a);
  return blocks[Math.floor(blocks.length / 20)] ?? 0;
}

/** Red ink of a stamp or of the emblem: red far above green and blue. Skin and wood are not. */
const isRed = (red: number, green: number, blue: number): boolean =>
  red > 120 && red - green > 70 && red - blue > 50;

/** Skin tone by YCbCr (Chai and Ngan 1999); wood and paper bags match it, too. */
function isSkin(red: number, green: number, blue: number): boolean {
  const blueness = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const redness = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return red > 80 && blueness >= 77 && blueness <= 122 && redness >= 138 && redness <= 173;
}

export interface Colors {
  /** As fractions of the whole picture, 0 to 1. */
  readonly red: number;
  readonly skin: number;
  /** The center of all red pixels, as fractions from the left and from the top. */
  readonly redCenter: { readonly x: number; readonly y: number };
}

/** How much of a picture is red, where the red is, and how much looks like skin. */
export function colorsOf({ width, height, data }: Pixels): Colors {
  let red = 0;
  let skin = 0;
  let x = 0;
  let y = 0;
  const total = width * height;
  for (let i = 0; i < total; i += 1) {
    const [r = 0, g = 0, b = 0] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    if (isRed(r, g, b)) {
      red += 1;
      x += i % width;
      y += Math.floor(i / width);
    } else if (isSkin(r, g, b)) skin += 1;
  }
  return {
    red: red / total,
    skin: skin / total,
    redCenter: red === 0 ? { x: 0.5, y: 0.5 } : { x: x / red / width, y: y / red / height },
  };
}

/** Print under a stamp is black or gray; the dark edges of the stamp itself are still mostly red. */
const isPrint = (red: number, green: number, blue: number): boolean => Math.max(red, green, blue) < 110;

/** Side length of a cell in pixels: holds some strokes of a stamp and of the print that it may cover. */
const cell = 12;

/** Share of the stamp's cells that also contain print, 0 to 1; 0 without a stamp. */
export function printUnderStamp({ width, height, data }: Pixels): number {
  const columns = Math.ceil(width / cell);
  const red = new Uint16Array(columns * Math.ceil(height / cell));
  const print = new Uint16Array(red.length);
  for (let i = 0; i < width * height; i += 1) {
    const [r = 0, g = 0, b = 0] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    const at = Math.floor(i / width / cell) * columns + Math.floor((i % width) / cell);
    if (isRed(r, g, b)) red[at] = (red[at] ?? 0) + 1;
    else if (isPrint(r, g, b)) print[at] = (print[at] ?? 0) + 1;
  }
  const least = (cell * cell) / 20;
  const touched = [...red.keys()].filter((at) => (red[at] ?? 0) >= least);
  if (touched.length === 0) return 0;
  return touched.filter((at) => (print[at] ?? 0) >= least).length / touched.length;
}
