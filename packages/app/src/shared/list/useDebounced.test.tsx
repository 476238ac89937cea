import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows only when the value has stopped changing', () => {
  const { result, rerender } = renderHook(({ words }) => useDebounced(words), {
    initialProps: { words: '' },
  });
  rerender({ words: '张' });
  act(() => void vi.advanceTimersByTime(200));
  rerender({ words: '张三' });
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('张三');
});
