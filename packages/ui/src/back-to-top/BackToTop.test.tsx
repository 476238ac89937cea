import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BackToTop } from './index.js';

const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();
function atY(y: number) {
  vi.stubGlobal('scrollY', y);
  vi.stubGlobal('scrollTo', scrollTo);
  fireEvent.scroll(window);
}
afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

it('shows after a long way down and hides again at the top', () => {
  render(<BackToTop after={600} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  atY(601);
  expect(screen.getByRole('button', { name: '返回顶部' })).toBeInTheDocument();
  atY(600);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('moves view and focus to the top, without animation under reduced motion', async () => {
  const pointer = userEvent.setup();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  atY(2000);
  await pointer.click(screen.getByRole('button', { name: '返回顶部' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
});

it('is hidden in the server’s markup', () => {
  expect(renderToString(<BackToTop />)).toContain('hidden=""');
});
