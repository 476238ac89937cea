import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A silent console is part of passing: React's warnings are mistakes of ours. A test that provokes one on purpose
 * replaces the spy and says what it expects.
 */
export function silentConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => {
    const said = (['error', 'warn'] as const).map((method) => {
      const spy = vi.mocked(console[method]);
      return vi.isMockFunction(spy) ? spy.mock.calls.map(String) : [];
    });
    // First: what one test has said is no mistake of the tests after it.
    vi.restoreAllMocks();
    expect(said, 'console.error, console.warn').toEqual([[], []]);
  });
}
