import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { applyThemeSettings, defaultThemeSettings } from '../theme/index.js';
import { sessionSettings, usePortalSettings } from './index.js';

afterEach(() => applyThemeSettings(defaultThemeSettings));

it('applies the appearance settings to the page', () => {
  const { result } = renderHook(() => usePortalSettings());
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  act(() => result.current[1]({ ...sessionSettings, elder: true, theme: 'dark', contrast: true }));
  expect(document.documentElement.dataset).toMatchObject({ mode: 'elder', theme: 'dark', contrast: 'high' });
  act(() => result.current[1](sessionSettings));
  expect(document.documentElement.dataset['mode']).toBeUndefined();
});
