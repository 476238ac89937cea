import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../api/server-clock.js';
import { Countdown } from './Countdown.js';
import { useNow } from './useNow.js';

const day = 86_400_000;
const learn = (ahead: number) => serverClock.learn(Date.now() + ahead, Date.now());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  learn(0);
  vi.useRealTimers();
});

test('counts by the server’s clock, and corrects itself while it is mounted', () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown until={Date.now() - day + 600_000} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00'); // this computer's clock is a day ahead
  act(() => learn(-day));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(?:10:00|9:59)$/);
  onEnd.mockClear();
  act(() => vi.advanceTimersByTime(300_000));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(?:5:00|4:59)$/);
  act(() => vi.advanceTimersByTime(301_000));
  expect(onEnd).toHaveBeenCalledOnce();
});

function Now({ everyMs }: { everyMs?: number }) {
  return <p>{new Date(useNow(everyMs)).toISOString().slice(0, 16)}</p>;
}

test('the current time is the server’s; it only ticks where requested', () => {
  vi.setSystemTime(new Date('2026-11-21T04:00:00Z'));
  const { rerender } = render(<Now />);
  expect(screen.getByText('2026-11-21T04:00')).toBeVisible();
  act(() => learn(day));
  expect(screen.getByText('2026-11-22T04:00')).toBeVisible();
  act(() => vi.advanceTimersByTime(120_000));
  expect(screen.getByText('2026-11-22T04:00')).toBeVisible();
  rerender(<Now everyMs={60_000} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-22T04:03')).toBeVisible();
});
