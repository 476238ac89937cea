/** One tile of the pattern, in CSS pixels. */
export const TILE = { width: 400, height: 300 } as const;

const LINE = 22;
const MAX_LINES = 3;
const MAX_WIDTH = 300;

/**
 * Medium gray has the same contrast on light and dark surfaces and on paper, so one tile fits all themes: light enough to
 * read the text below, dark enough for a photograph.
 */
const INK = 'rgb(128 128 128 / 0.24)';

/** Text too long for the tile is cut off with an ellipsis; a binary search finds the length. */
function fit(pen: CanvasRenderingContext2D, text: string): string {
  if (pen.measureText(text).width <= MAX_WIDTH) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (pen.measureText(`${text.slice(0, middle)}…`).width <= MAX_WIDTH) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}

/** Draws the tile at the pixel ratio of the screen. At most three lines; long ones are cut off. */
export function drawTile(lines: readonly string[], font: string): string {
  const canvas = document.createElement('canvas');
  const sharpness = window.devicePixelRatio || 1;
  canvas.width = TILE.width * sharpness;
  canvas.height = TILE.height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.scale(sharpness, sharpness);
  pen.translate(TILE.width / 2, TILE.height / 2);
  pen.rotate(-Math.PI / 9);
  pen.font = `16px ${font}`;
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const shown = lines.slice(0, MAX_LINES);
  shown.forEach((line, i) => pen.fillText(fit(pen, line), 0, (i - (shown.length - 1) / 2) * LINE));
  return canvas.toDataURL();
}
