import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../api/server-clock.js';
import { lastDays, useLastDays } from './useLastDays.js';

const at = Date.parse('2026-11-21T16:30:00Z');
const dayMs = 86_400_000;

beforeEach(() => vi.useFakeTimers({ now: at, toFake: ['Date'] }));
afterEach(() => {
  act(() => serverClock.learn(at, at));
  vi.useRealTimers();
});

test('uses Beijing’s date where it is already tomorrow', () => {
  expect(lastDays(at)).toEqual([
    { label: '近7天', start: '2026-11-16', end: '2026-11-22' },
    { label: '近30天', start: '2026-10-24', end: '2026-11-22' },
  ]);
});

test('uses the server’s today on a computer whose clock is a day behind', () => {
  const { result } = renderHook(useLastDays);
  expect(result.current[0]?.end).toBe('2026-11-22');
  act(() => serverClock.learn(at + dayMs, at));
  expect(result.current[0]).toEqual({ label: '近7天', start: '2026-11-17', end: '2026-11-23' });
});
