import { describe, expect, it } from 'vitest';
import { formatPlayTime, spokenPlayTime } from './play-time.js';
import { commandOf, nextRate } from './player-keys.js';

describe('the time of a film', () => {
  it.each([
    [0, '00:00', '0 秒'],
    [59.9, '00:59', '59 秒'],
    [1104, '18:24', '18 分 24 秒'],
    [3600, '1:00:00', '1 小时 0 分 0 秒'],
    [3723, '1:02:03', '1 小时 2 分 3 秒'],
    [-4, '00:00', '0 秒'],
    [Number.NaN, '00:00', '0 秒'],
    [Number.POSITIVE_INFINITY, '00:00', '0 秒'],
  ])('%d is %s', (seconds, shown, spoken) => {
    expect(formatPlayTime(seconds)).toBe(shown);
    expect(spokenPlayTime(seconds)).toBe(spoken);
  });
});

describe('keys', () => {
  const press = (key: string, held: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  });
  it('do what players do everywhere', () => {
    expect(commandOf(press('K'), false)).toEqual({ type: 'toggle' });
    expect(commandOf(press('ArrowLeft'), true)).toEqual({ type: 'seekBy', by: -5 });
    expect(commandOf(press('End'), false)).toEqual({ type: 'seekTo', share: 1 });
    expect(commandOf(press('x'), false)).toBeUndefined();
  });
  it('leave a button its space, and the browser its shortcuts', () => {
    expect(commandOf(press(' '), true)).toBeUndefined();
    expect(commandOf(press(' '), false)).toEqual({ type: 'toggle' });
    expect(commandOf(press('f', { ctrlKey: true }), false)).toBeUndefined();
  });
  it('go through the speeds, and round where asked', () => {
    expect([1, 1.25, 1.5, 2].map((rate) => nextRate(rate, 1))).toEqual([1.25, 1.5, 2, 2]);
    expect(nextRate(1, -1)).toBe(1);
    expect(nextRate(2, 1, true)).toBe(1);
    expect(nextRate(3, 1)).toBe(1.25);
  });
});
