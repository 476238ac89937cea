import { SealError } from './seal-error.js';
import type { Imprint } from './seals.js';

/** PDF points per millimeter. */
export const pointsPerMillimeter = 72 / 25.4;

/** A page in its own coordinates (points, y upwards), before its rotation. */
export interface PageBox {
  /** Left edge, in points. */
  readonly x: number;
  /** Lower edge, in points. */
  readonly y: number;
  /** In points. */
  readonly width: number;
  /** In points. */
  readonly height: number;
  /** Clockwise, as in `/Rotate`. */
  readonly turn: 0 | 90 | 180 | 270;
}

/** Size of the displayed page, in points. */
export const shownSize = ({ width, height, turn }: PageBox) =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

export interface Rect {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
}

/** Converts a box from the top left of the displayed page to the page's own coordinates. */
export function ownRect(
  page: PageBox,
  box: { left: number; top: number; width: number; height: number },
): Rect {
  const { x, y, width, height, turn } = page;
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  if (turn === 90) return { left: x + box.top, right: x + bottom, low: y + box.left, high: y + right };
  if (turn === 180)
    return { left: x + width - right, right: x + width - box.left, low: y + box.top, high: y + bottom };
  if (turn === 270)
    return {
      left: x + width - bottom,
      right: x + width - box.top,
      low: y + height - right,
      high: y + height - box.left,
    };
  return {
    left: x + box.left,
    right: x + right,
    low: y + height - bottom,
    high: y + height - box.top,
  };
}

const rounded = (share: number) => Math.round(share * 1e6) / 1e6;

/** The inverse: the position of a box of the page's own coordinates, as shares from the displayed top left. */
export function shownBox(page: PageBox, { left, low, right, high }: Rect) {
  const { x, y, width, height, turn } = page;
  const shares = {
    left: (left - x) / width,
    right: (right - x) / width,
    low: (low - y) / height,
    high: (high - y) / height,
  };
  const box = (fromLeft: number, fromTop: number, toLeft: number, toTop: number) => ({
    x: rounded(fromLeft),
    y: rounded(fromTop),
    width: rounded(toLeft - fromLeft),
    height: rounded(toTop - fromTop),
  });
  if (turn === 90) return box(shares.low, shares.left, shares.high, shares.right);
  if (turn === 180) return box(1 - shares.right, shares.low, 1 - shares.left, shares.high);
  if (turn === 270) return box(1 - shares.high, 1 - shares.right, 1 - shares.low, 1 - shares.left);
  return box(shares.left, 1 - shares.high, shares.right, 1 - shares.low);
}

/** Half a millimeter beyond the edge counts as rounding. */
const slack = 0.5 * pointsPerMillimeter;

/** Position of an imprint on the displayed page, in points. Throws `outside` unless it is completely on the page. */
export function placeOf({ seal, part: [from, to] }: Imprint, page: PageBox) {
  const shown = shownSize(page);
  const pt = (millimeters: number) => millimeters * pointsPerMillimeter;
  const width = pt(seal.width) * (to - from);
  const height = pt(seal.height);
  const box =
    seal.kind === 'seal'
      ? { left: pt(seal.left), top: pt(seal.top), width, height }
      : { left: shown.width - width, top: shown.height * seal.middle - height / 2, width, height };
  const inside =
    box.left >= -slack &&
    box.top >= -slack &&
    box.left + width <= shown.width + slack &&
    box.top + height <= shown.height + slack;
  if (!inside) throw new SealError('outside');
  return box;
}
