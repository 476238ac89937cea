import { describe, expect, it } from 'vitest';
import { moved, turned, unturned, zoomed } from './imageView.js';

const stage = { width: 800, height: 600 };

describe('the view of a picture', () => {
  it('zooms between 50 % and 800 % around the center', () => {
    expect(zoomed(unturned, 0.1).scale).toBe(0.5);
    expect(zoomed(unturned, 100).scale).toBe(8);
    expect(zoomed({ ...unturned, scale: 2, x: 30, y: -10 }, 2)).toMatchObject({ scale: 4, x: 60, y: -20 });
  });

  it('is centered when it fits', () => {
    expect(zoomed({ ...unturned, scale: 2, x: 300, y: 200 }, 0.5)).toMatchObject({ scale: 1, x: 0, y: 0 });
    expect(moved(unturned, 50, 50, stage)).toBe(unturned);
  });

  it('cannot be moved out of the stage', () => {
    expect(moved({ ...unturned, scale: 2 }, 9999, -9999, stage)).toMatchObject({ x: 800, y: -600 });
  });

  it('is scaled to fit when rotated by 90°, and is unchanged after four turns', () => {
    const side = turned(unturned, { width: 800, height: 400 }, stage);
    expect(side).toMatchObject({ turn: 90, fit: 0.75 });
    let view = side;
    for (let i = 0; i < 3; i++) view = turned(view, { width: 800, height: 400 }, stage);
    expect(view).toMatchObject({ turn: 360, fit: 1 });
    expect(turned(unturned, { width: 0, height: 0 }, stage).fit).toBe(1); // not loaded yet
  });
});
