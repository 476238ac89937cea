import { describe, expect, it } from 'vitest';
import { movedSpot, readSpot, snapSpot, spotText } from './spot.js';

describe('the stored position', () => {
  it('is read back unchanged', () => {
    expect(readSpot(spotText({ side: 'left', height: 0.25 }))).toEqual({ side: 'left', height: 0.25 });
  });
  it.each([null, '', 'right', 'top 0.5', 'right -1', 'right NaN', 'right 0.5 <script>', '{"side":"left"}'])(
    '%s is not a position',
    (text) => expect(readSpot(text)).toBeUndefined(),
  );
  it('a height beyond the window is limited to its end', () => {
    expect(readSpot('right 7.5')).toEqual({ side: 'right', height: 1 });
  });
});

describe('snapping', () => {
  it.each([
    [0, 'left'],
    [465, 'left'],
    [475, 'right'],
    [940, 'right'],
  ] as const)('from %i to the nearer edge: %s', (left, side) => {
    expect(snapSpot({ left, top: 100, width: 60 }, 1000, 500).side).toBe(side);
  });
  it.each([
    [-40, 0],
    [16, 0],
    [266, 0.5],
    [516, 1],
    [5000, 1],
  ])('dropped at %i the height is %d', (top, height) => {
    expect(snapSpot({ left: 0, top, width: 60 }, 1000, 500).height).toBe(height);
  });
  it('accepts a window lower than the button', () => {
    expect(snapSpot({ left: 0, top: 3, width: 60 }, 1000, -20).height).toBe(0);
  });
});

describe('arrow keys', () => {
  const spot = { side: 'right', height: 0.5 } as const;
  it('move by 16 pixels up and down, and from edge to edge', () => {
    expect(movedSpot(spot, 'ArrowUp', 320)?.height).toBeCloseTo(0.45);
    expect(movedSpot(spot, 'ArrowDown', 320)?.height).toBeCloseTo(0.55);
    expect(movedSpot(spot, 'ArrowLeft', 320)).toEqual({ side: 'left', height: 0.5 });
    expect(movedSpot(spot, 'ArrowRight', 320)).toEqual(spot);
  });
  it('never leave the window', () => {
    expect(movedSpot({ side: 'left', height: 0 }, 'ArrowUp', 320)?.height).toBe(0);
    expect(movedSpot({ side: 'left', height: 1 }, 'ArrowDown', 320)?.height).toBe(1);
  });
  it('other keys are ignored', () => expect(movedSpot(spot, 'Enter', 320)).toBeUndefined());
});
