import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountdownText, formatCountdown } from './index.js';

const start = new Date(2026, 10, 21, 12).getTime();
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [292, '4:52'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('formats %i seconds as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

it('counts down by the second and ends once', () => {
  const onEnd = vi.fn<() => void>();
  render(<CountdownText until={start + 2500} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:03');
  pass(500);
  expect(screen.getByRole('timer')).toHaveTextContent('0:02');
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  expect(onEnd).not.toHaveBeenCalled();
  pass(5000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(screen.getByRole('status')).toHaveTextContent('时间到');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('announces 10, 5 and 1 minutes and nothing between', () => {
  render(<CountdownText until={start + 601_000} />);
  const live = screen.getByRole('status');
  expect(live).toHaveTextContent(/^$/);
  pass(1000);
  expect(live).toHaveTextContent('还有 10 分钟');
  pass(299_000);
  expect(live).toHaveTextContent('还有 10 分钟');
  pass(1000);
  expect(live).toHaveTextContent('还有 5 分钟');
  pass(240_000);
  expect(live).toHaveTextContent('还有 1 分钟');
});

it('catches up after the tab was suspended', () => {
  render(<CountdownText until={start + 60_000} />);
  vi.setSystemTime(start + 50_000);
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:09');
});

it('uses the given clock and restarts with a new end', () => {
  const onEnd = vi.fn<() => void>();
  const ahead = () => Date.now() + 30_000;
  const { rerender } = render(<CountdownText until={start + 60_000} now={ahead} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:30');
  rerender(
    <CountdownText until={start + 90_000} now={ahead} onEnd={onEnd} format={(left) => `${left} 秒`} />,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('60 秒');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('never ends without a known end', () => {
  const onEnd = vi.fn<() => void>();
  render(<CountdownText until={Number.NaN} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('—');
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

it('renders on the server', () => {
  expect(renderToString(<CountdownText until={start + 60_000} />)).toContain('1:00');
});
