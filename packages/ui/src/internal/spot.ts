/** Where a floating button rests: at one edge, so many parts of the free height from the top (0 to 1). */
export interface FloatingSpot {
  /** The edge at which it rests. */
  side: 'left' | 'right';
  /** How far up it stands, as a share of the free height from 0 to 1. */
  height: number;
}

/** CSS pixels that it keeps from the edges of the window, and that an arrow key moves it. */
export const SPOT_EDGE = 16;
const SPOT_STEP = 16;
/** Between two that stand one above the other, as in `edgeColumnCss`. */
export const SPOT_GAP = 12;

const between = (value: number) => Math.min(1, Math.max(0, value));

/** As it is stored: `right 0.85`. */
export const spotText = ({ side, height }: FloatingSpot): string => `${side} ${height.toFixed(4)}`;

/** Reads that; `undefined` for anything else: the storage may hold what another release wrote. */
export function readSpot(text: string | null): FloatingSpot | undefined {
  const [, side, height] = /^(left|right) (\d(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  if (side === undefined) return undefined;
  return { side: side === 'left' ? 'left' : 'right', height: between(Number(height)) };
}

/** The nearer edge, and the height, for a button dropped with its left upper corner at `left`, `top`. */
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

/** Where an arrow key leads; `undefined` for other keys. Sideways there are only the two edges. */
export function movedSpot(spot: FloatingSpot, key: string, freeHeight: number): FloatingSpot | undefined {
  const step = SPOT_STEP / Math.max(1, freeHeight);
  if (key === 'ArrowUp') return { ...spot, height: between(spot.height - step) };
  if (key === 'ArrowDown') return { ...spot, height: between(spot.height + step) };
  if (key === 'ArrowLeft') return { ...spot, side: 'left' };
  if (key === 'ArrowRight') return { ...spot, side: 'right' };
  return undefined;
}
