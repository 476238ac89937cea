import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setAppearance, useAppearance } from './appearance.js';

const root = document.documentElement;
/** Another window of the browser stores its choice. */
const elsewhere = (chosen: object | null) =>
  act(() => {
    if (chosen) window.localStorage.setItem('appearance', JSON.stringify(chosen));
    else window.localStorage.removeItem('appearance');
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  });

beforeEach(() => act(() => setAppearance({ mode: 'standard', theme: 'auto', density: 'medium' })));
afterEach(() => elsewhere(null));

test('applies a choice made in another window, and the next choice here keeps it', () => {
  const { result } = renderHook(useAppearance);
  elsewhere({ mode: 'elder', density: 'large' });
  expect(root).toHaveAttribute('data-mode', 'elder');
  expect(result.current).toMatchObject({ mode: 'elder', density: 'large' });
  act(() => setAppearance({ theme: 'dark' }));
  expect(result.current).toMatchObject({ mode: 'elder', density: 'large', theme: 'dark' });
  elsewhere(null);
  expect(root).not.toHaveAttribute('data-mode', 'elder');
});

test('adds and removes the theme color with a choice made in another window', () => {
  elsewhere({ brand: { 600: '#123456' } });
  expect(root.style.getPropertyValue('--ca-brand-600')).toBe('#123456');
  elsewhere({});
  expect(root.style.getPropertyValue('--ca-brand-600')).toBe('');
});
