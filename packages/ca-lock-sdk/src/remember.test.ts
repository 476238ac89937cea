import { describe, expect, it } from 'vitest';
import { rememberPortIn } from './remember.js';

function drawer(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

describe('rememberPortIn', () => {
  it('returns the stored port, under its own key or a given one', async () => {
    const storage = drawer();
    const port = rememberPortIn(storage);
    expect(port.get()).toBeUndefined();
    await port.set(11_349);
    expect([port.get(), storage.kept]).toEqual([11_349, { 'ca-lock-port': '11349' }]);
    await rememberPortIn(storage, 'other').set(1);
    expect(storage.kept['other']).toBe('1');
  });

  it('ignores values that others stored there', () => {
    expect(rememberPortIn(drawer({ 'ca-lock-port': 'eleven' })).get()).toBeUndefined();
  });
});
