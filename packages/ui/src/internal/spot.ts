/** The position of a floating button: one edge, and a share of the free height from the top (0 to 1). */
export interface FloatingSpot {
  /** The edge. */
  side: 'left' | 'right';
  /** How far up it stands, as a share of the free height from 0 to 1. */
  height: number;
}

/** CSS pixels of distance to the edges of the window, and of one arrow-key step. */
export const SPOT_EDGE = 16;
const SPOT_STEP = 16;
/** Gap between two buttons in one column, as in `edgeColumnCss`. */
export const SPOT_GAP = 12;

const between = (value: number) => Math.min(1, Math.max(0, value));

/** The stored text: `right 0.85`. */
export const spotText = ({ side, height }: FloatingSpot): string => `${side} ${height.toFixed(4)}`;

/** Parses the stored text; `undefined` for anything else: another release may have written it. */
export function readSpot(text: string | null): FloatingSpot | undefined {
  const [, side, height] = /^(left|right) (\d(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  if (side === undefined) return undefined;
  return { side: side === 'left' ? 'left' : 'right', height: between(Number(height)) };
}

/** The position of a button dropped with its upper left corner at `left`, `top`: the nearer edge, and the height. */
export function snapSpot(
  { left, top, width }: { left: number; top: number; width: number },
  windowWidth: number,
  freeHeight: number,
): FloatingSpot {
  return {
    side: left + width / 2 < windowWidth / 2 ? 'left' : 'right',
    height: between((top - SPOT_EDGE) / Math.max(1, freeHeight)),
  };
}

/** The position after an arrow key; `undefined` for other keys. Sideways there are only the two edges. */
export function movedSpot(spot: FloatingSpot, key: string, freeHeight: number): FloatingSpot | undefined {
  const step = SPOT_STEP / Math.max(1, freeHeight);
  if (key === 'ArrowUp') return { ...spot, height: between(spot.height - step) };
  if (key === 'ArrowDown') return { ...spot, height: between(spot.height + step) };
  if (key === 'ArrowLeft') return { ...spot, side: 'left' };
  if (key === 'ArrowRight') return { ...spot, side: 'right' };
  return undefined;
}
