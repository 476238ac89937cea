import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnimatedNumberOptions, useAnimatedNumber } from './index.js';

function Figure({ value, ...options }: AnimatedNumberOptions & { value: number }) {
  return <output>{String(useAnimatedNumber(value, options))}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const frames = () => vi.getTimerCount();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

it('shows the first value at once, animates to a new value and stops', () => {
  const { rerender } = render(<Figure value={100} />);
  expect(shown()).toBe(100);
  expect(frames()).toBe(0);
  rerender(<Figure value={200} />);
  expect(shown()).toBe(100);
  const seen: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    pass(16);
    seen.push(shown());
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(20);
  expect(shown()).toBe(200);
  expect(frames()).toBe(0);
});

it('starts from a given figure, with no more than four decimals on the way', () => {
  render(<Figure value={1} from={0} duration={300} />);
  expect(shown()).toBe(0);
  pass(112);
  expect(shown()).toBeGreaterThan(0);
  expect(shown()).toBeLessThan(1);
  expect(screen.getByRole('status').textContent).toMatch(/^0\.\d{1,4}$/);
  pass(320);
  expect(shown()).toBe(1);
});

it('continues from the current figure when the value changes during an animation', () => {
  const { rerender } = render(<Figure value={1000} from={0} />);
  pass(400);
  const middle = shown();
  expect(middle).toBeGreaterThan(500);
  rerender(<Figure value={0} from={0} />);
  expect(shown()).toBe(middle);
  pass(16);
  expect(shown()).toBeLessThanOrEqual(middle);
  pass(1000);
  expect(shown()).toBe(0);
});

it('requests no frame after unmounting', () => {
  const { unmount } = render(<Figure value={1000} from={0} />);
  pass(100);
  expect(frames()).toBe(1);
  unmount();
  expect(frames()).toBe(0);
});

it('does not animate under reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion') }));
  const { rerender } = render(<Figure value={5} from={0} />);
  expect(shown()).toBe(5);
  rerender(<Figure value={9} />);
  expect(shown()).toBe(9);
  expect(frames()).toBe(0);
});

it('does not animate where the theme has no durations, as in the elder mode', () => {
  document.documentElement.style.setProperty('--ca-dur-4', '0ms');
  render(<Figure value={5} from={0} />);
  expect(shown()).toBe(5);
  expect(frames()).toBe(0);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows %d without animation, and recovers', (odd) => {
  const { rerender } = render(<Figure value={1} />);
  rerender(<Figure value={odd} />);
  expect(shown()).toBe(odd);
  rerender(<Figure value={3} />);
  expect(shown()).toBe(3);
});

it('renders on the server', () => {
  expect(renderToString(<Figure value={42} />)).toContain('42');
});
