import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answers = vi.fn<typeof fetch>();
let online = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', answers);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  online = false;
  answers.mockReset();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Begins to wait; `over` tells whether the wait has ended. */
async function begin(signal = new AbortController().signal) {
  const { networkWait, untilNetwork } = await import('./network-wait.js');
  const over = vi.fn<() => void>();
  void untilNetwork(signal).then(over);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return { networkWait, over };
}

test('a browser that believes in a network is not asked twice', async () => {
  online = true;
  const { networkWait, over } = await begin();
  expect(over).toHaveBeenCalledOnce();
  expect(answers).not.toHaveBeenCalled();
  expect(networkWait.get()).toBe(false);
});

test('a server that answers without a network is asked', async () => {
  answers.mockImplementation(async () => Response.json({}));
  const { over } = await begin();
  expect(over).toHaveBeenCalledOnce();
});

test('without an answer it waits, says so, and goes on when the network is back', async () => {
  const { networkWait, over } = await begin();
  expect(networkWait.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(over).not.toHaveBeenCalled();
  answers.mockImplementation(async () => Response.json({}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledOnce();
  expect(networkWait.get()).toBe(false);
});

test('whoever is no longer interested does not wait', async () => {
  const interest = new AbortController();
  const { networkWait, over } = await begin(interest.signal);
  expect(networkWait.get()).toBe(true);
  interest.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledOnce();
  expect(networkWait.get()).toBe(false);
});
