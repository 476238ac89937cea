import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setAppearance } from './appearance.js';
import { useShownAppearance } from './useShownAppearance.js';

const system = (...wanted: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wanted.some((word) => query.includes(word)),
    addEventListener() {},
    removeEventListener() {},
  }));
const shown = () => renderHook(useShownAppearance).result.current;

afterEach(() => {
  act(() => setAppearance({ theme: 'auto', contrast: 'auto' }));
  vi.unstubAllGlobals();
});

it('follows a dark system', () => {
  system('dark');
  expect(shown()).toMatchObject({ dark: true, contrast: false });
});

it('shows no dark with high contrast, whoever chose either', () => {
  system('dark', 'more');
  expect(shown()).toMatchObject({ dark: false, contrast: true });
  act(() => setAppearance({ theme: 'dark' }));
  expect(shown()).toMatchObject({ dark: false, contrast: true });
  act(() => setAppearance({ contrast: 'normal' }));
  expect(shown()).toMatchObject({ dark: true, contrast: false });
});
