import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 21, 4);
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.setSystemTime(noon);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The clock of a page that has just been opened. */
const newClock = async () => (await import('./server-clock.js')).serverClock;
/** An answer with a time of the server's clock, after a call of this duration. */
function answer(clock: Awaited<ReturnType<typeof newClock>>, serverMs: number, tookMs = 100) {
  clock.learn(Math.floor(serverMs / 1000) * 1000, Date.now() - tookMs);
}

describe('the clock', () => {
  it.each([
    ['a day fast', -day],
    ['a day slow', day],
    ['a minute slow', 60_000],
  ])('of a computer that is %s follows the server', async (_, ahead) => {
    const clock = await newClock();
    answer(clock, noon + ahead);
    expect(Math.abs(clock.now() - (noon + ahead))).toBeLessThanOrEqual(600);
    vi.setSystemTime(noon + 5_000);
    expect(Math.abs(clock.now() - (noon + ahead + 5_000))).toBeLessThanOrEqual(600);
  });

  it.each([0, 20_000, -29_000])('that is %d ms off is left as it is', async (ahead) => {
    const clock = await newClock();
    answer(clock, noon + ahead);
    expect(clock.now()).toBe(noon);
  });

  it('does not jump with every answer', async () => {
    const clock = await newClock();
    const told = vi.fn<() => void>();
    clock.subscribe(told);
    for (let step = 0; step < 50; step += 1) {
      vi.setSystemTime(noon + step * 333);
      answer(clock, Date.now() + 30_200, step * 17);
    }
    expect(told).toHaveBeenCalledOnce();
  });

  it('takes a late answer only for what it can tell', async () => {
    const clock = await newClock();
    answer(clock, noon + 15_000, 40_000);
    expect(clock.now()).toBe(noon);
    answer(clock, noon + day, 40_000);
    expect(Math.abs(clock.now() - noon - day)).toBeLessThan(25_000);
    answer(clock, noon + day);
    expect(Math.abs(clock.now() - noon - day)).toBeLessThanOrEqual(600);
  });

  it('goes back to the computer when somebody has put that right', async () => {
    const clock = await newClock();
    const told = vi.fn<() => void>();
    answer(clock, noon - day);
    const leave = clock.subscribe(told);
    vi.setSystemTime(noon - day);
    answer(clock, noon - day);
    expect(clock.now()).toBe(noon - day);
    expect(told).toHaveBeenCalledOnce();
    leave();
    answer(clock, noon);
    expect(told).toHaveBeenCalledOnce();
  });

  it('makes nothing of a date that is none', async () => {
    const clock = await newClock();
    clock.learn(Number.NaN, noon);
    expect(clock.now()).toBe(noon);
  });
});
