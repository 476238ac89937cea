import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutosaveRunner } from './autosaveRunner.js';

interface Call {
  values: string;
  leaving: boolean;
  done: () => void;
  fail: () => void;
}

let calls: Call[];
let text: string;
let runner: AutosaveRunner<string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  calls = [];
  text = '';
  runner = new AutosaveRunner<string>({
    read: () => text,
    save: (values, { leaving }) =>
      new Promise((resolve, reject) => {
        calls.push({
          values,
          leaving,
          done: () => resolve(undefined),
          fail: () => reject(new Error('offline')),
        });
      }),
    delay: 1500,
    retryDelays: [2000, 8000],
    now: () => Date.now(),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (value: string) => {
  text = value;
  runner.touch();
};
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const finish = async (how: 'done' | 'fail', index = calls.length - 1) => {
  calls[index]?.[how]();
  await after(0);
};
const status = () => runner.snapshot().status;

describe('AutosaveRunner', () => {
  it('saves once, some time after the last change', async () => {
    type('林');
    await after(1499);
    type('林晓');
    await after(1499);
    expect(calls).toHaveLength(0);
    expect(status()).toBe('pending');
    await after(1);
    expect(calls.map((call) => call.values)).toEqual(['林晓']);
    expect(status()).toBe('saving');
    await finish('done');
    expect(runner.snapshot()).toEqual({ status: 'saved', savedAt: 1_000_000 + 1499 + 1500 });
  });

  it('has one request at a time; later changes are saved after it, with the latest values', async () => {
    type('a');
    await after(1500);
    type('ab');
    await after(1500);
    type('abc');
    await after(60_000);
    expect(calls).toHaveLength(1);
    await finish('done');
    await after(1500);
    expect(calls.map((call) => call.values)).toEqual(['a', 'abc']);
    await finish('done');
    expect(status()).toBe('saved');
  });

  it('retries by itself with growing delays, then waits for the user', async () => {
    type('a');
    await after(1500);
    await finish('fail');
    expect(status()).toBe('failed');
    await after(1999);
    expect(calls).toHaveLength(1);
    await after(1);
    expect(calls).toHaveLength(2);
    await finish('fail');
    await after(8000);
    expect(calls).toHaveLength(3);
    await finish('fail');
    await after(3_600_000);
    expect(calls).toHaveLength(3);
    const all = runner.flush();
    await finish('done');
    await expect(all).resolves.toBe(true);
    expect(status()).toBe('saved');
  });

  it('flush saves at once, after the pending request', async () => {
    type('a');
    const first = runner.flush();
    expect(calls).toHaveLength(1);
    type('b');
    const second = runner.flush();
    expect(calls).toHaveLength(1);
    await finish('done');
    expect(calls.map((call) => call.values)).toEqual(['a', 'b']);
    await finish('done');
    await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
    await after(60_000);
    expect(calls).toHaveLength(2);
  });

  it('flush reports a failure', async () => {
    type('a');
    const all = runner.flush();
    await finish('fail');
    await expect(all).resolves.toBe(false);
  });

  it('flush sends nothing when all is saved', async () => {
    await expect(runner.flush()).resolves.toBe(true);
    expect(calls).toHaveLength(0);
  });

  it('leaving does not wait for the pending request', async () => {
    type('a');
    await after(1500);
    type('b');
    void runner.flush({ leaving: true });
    expect(calls.map(({ values, leaving }) => [values, leaving])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    await finish('done', 0);
    await finish('done', 1);
    expect(status()).toBe('saved');
  });

  it('an older request that ends later does not mark newer values as saved', async () => {
    type('a');
    await after(1500);
    type('b');
    void runner.flush({ leaving: true });
    await finish('fail', 1);
    await finish('done', 0);
    expect(status()).not.toBe('saved');
  });
});
