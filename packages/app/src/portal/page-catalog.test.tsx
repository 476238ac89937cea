import { act, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, useMemo, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usePageCatalog } from '../routing/page-catalog.js';
import './catalog.js';

// Excludes the time to compile some thirty features.
beforeAll(async () => void (await import('./registry.js')), 60_000);

const logged = vi.fn<(...told: unknown[]) => void>();
const consoleError = console.error;
beforeEach(() => {
  console.error = logged;
});
afterEach(() => {
  console.error = consoleError;
});

function Pages({ pathname }: { pathname: string }) {
  const [before] = useState('');
  const catalog = usePageCatalog(pathname);
  const count = useMemo(() => catalog.pages.length, [catalog]);
  const [after] = useState('');
  return <p>{`${before}${count}${after} pages`}</p>;
}

test('the entry has its own pages at once, and loads all others when one is opened; React logs nothing', async () => {
  const shown = (pathname: string) => (
    <StrictMode>
      <Suspense fallback="…">
        <Pages pathname={pathname} />
      </Suspense>
    </StrictMode>
  );
  const { rerender } = render(shown('/login'));
  const few = screen.getByText(/pages$/).textContent ?? '';
  await act(async () => rerender(shown('/about')));
  const all = (await screen.findByText((text) => text.endsWith('pages') && text !== few)).textContent ?? '';
  expect(Number.parseInt(all, 10)).toBeGreaterThan(Number.parseInt(few, 10));
  rerender(shown('/'));
  expect(screen.getByText(all)).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
