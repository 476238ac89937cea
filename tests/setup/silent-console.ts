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
    for (const method of ['error', 'warn'] as const) {
      const spy = vi.mocked(console[method]);
      if (vi.isMockFunction(spy)) expect(spy.mock.calls.map(String), `console.${method}`).toEqual([]);
    }
    vi.restoreAllMocks();
  });
}
