import { UiProvider } from '@ca-portal/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadingTools } from './ReadingTools.js';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('prints the page, and copies its address without the fragment', async () => {
  window.history.replaceState(null, '', '/productDetail?id=lock-master&years=2#prices');
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  render(
    <UiProvider>
      <ReadingTools />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await window.navigator.clipboard.readText()).toBe(
    `${window.location.origin}/productDetail?id=lock-master&years=2`,
  );
});
