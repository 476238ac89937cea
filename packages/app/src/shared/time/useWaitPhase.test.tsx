import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaitPhase } from './useWaitPhase.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows nothing in the first second, more after four, and restarts with each wait', () => {
  const { result, rerender } = renderHook(({ waiting }) => useWaitPhase(waiting), {
    initialProps: { waiting: true },
  });
  pass(900);
  expect(result.current).toBe('none');
  pass(200);
  expect(result.current).toBe('late');
  pass(3_000);
  expect(result.current).toBe('long');
  rerender({ waiting: false });
  expect(result.current).toBe('none');
  rerender({ waiting: true });
  expect(result.current).toBe('none');
  pass(1_100);
  expect(result.current).toBe('late');
});
