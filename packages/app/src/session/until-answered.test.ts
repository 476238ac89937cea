import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.js';

const answers = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  answers.mockReset();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to wait; the returned function says whether the wait has ended. */
function begin(signal = new AbortController().signal) {
  const over = vi.fn<() => void>();
  void untilAnswered(signal).then(over);
  return over;
}

test('asks at once a server that answers, though the browser reports no network', async () => {
  answers.mockImplementation(async () => new Response('', { status: 404 }));
  const over = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledOnce();
});

test('waits without an answer, and continues soon after one', async () => {
  const over = begin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(over).not.toHaveBeenCalled();
  answers.mockImplementation(async () => Response.json({}));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(over).toHaveBeenCalledOnce();
});

test('stops waiting once the login is gone', async () => {
  const interest = new AbortController();
  const over = begin(interest.signal);
  await vi.advanceTimersByTimeAsync(0);
  interest.abort();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(over).toHaveBeenCalledOnce();
  const asked = answers.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(asked);
});
