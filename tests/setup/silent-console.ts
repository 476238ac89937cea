import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A silent console is required: React's warnings are our bugs. A test that causes one on purpose
 * replaces the spy and expects the message.
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
    // First, so that output of one test does not fail the tests after it.
    vi.restoreAllMocks();
    expect(said, 'console.error, console.warn').toEqual([[], []]);
  });
}
