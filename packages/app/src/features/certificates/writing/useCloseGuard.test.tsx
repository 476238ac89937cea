import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCloseGuard } from './useCloseGuard.js';

const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test('asks on closing the window only while a lock is being written', () => {
  const { rerender, unmount } = renderHook(({ active }) => useCloseGuard(active), {
    initialProps: { active: false },
  });
  expect(isAsked()).toBe(false);
  rerender({ active: true });
  expect(isAsked()).toBe(true);
  rerender({ active: false });
  expect(isAsked()).toBe(false);
  rerender({ active: true });
  unmount();
  expect(isAsked()).toBe(false);
});
