import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ringPath, ringTurns, wavePaths } from './guilloche.js';
import { Rosette, Wave } from './index.js';

describe('guilloche', () => {
  it('stays inside the drawing', () => {
    const path = ringPath({ radius: 0.84, amplitude: 0.13, lobes: 12, lines: 11 }, 310);
    const distances = path
      .replaceAll(/[MZ]/g, '')
      .split('L')
      .map((pair) => Math.hypot(...pair.split(' ').map(Number)));
    expect(distances).toHaveLength(192);
    expect(Math.max(...distances)).toBeLessThan(310);
    expect(path.endsWith('Z')).toBe(true);
  });

  it('rotates the lines of a ring through a full turn', () => {
    expect(ringTurns({ lines: 5 })).toEqual([0, 72, 144, 216, 288]);
  });

  it('gives every wave its own phase, within the sheet', () => {
    const paths = wavePaths(400, 160, 16);
    expect(new Set(paths).size).toBe(16);
    const heights = paths
      .join('L')
      .split(/[ML]/)
      .filter(Boolean)
      .map((pair) => Number(pair.split(' ')[1]));
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(160);
  });
});

describe('motifs', () => {
  it('are hidden from assistive technology', () => {
    const { container } = render(
      <>
        <Rosette />
        <Wave />
      </>,
    );
    expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
    ]);
  });

  it('render twice on a page without sharing ids', () => {
    const { container } = render(
      <>
        <Rosette />
        <Rosette />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const use of container.querySelectorAll('use')) {
      expect(ids).toContain(use.getAttribute('href')?.slice(1));
    }
  });

  it('render on the server, small enough for a prerendered page', () => {
    expect(renderToString(<Rosette />).length).toBeLessThan(10_000);
    expect(renderToString(<Wave />)).toContain('data-component="Wave"');
  });
});
