import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage, type LazyPage } from './lazy-page.js';

const shown = (Page: LazyPage) => (
  <Suspense fallback="加载中">
    <Page />
  </Suspense>
);
const Content = () => <input aria-label="内容" />;

test('waits for its code, and keeps typed values when it is preloaded later', async () => {
  const load = vi.fn<() => Promise<typeof Content>>(() => Promise.resolve(Content));
  const Page = lazyPage(load);
  const { rerender } = await act(async () => render(shown(Page)));
  const field = await screen.findByRole('textbox', { name: '内容' });
  await Page.preload();
  rerender(shown(Page));
  expect(screen.getByRole('textbox', { name: '内容' })).toBe(field);
});

test('renders at once after a preload', async () => {
  const Page = lazyPage(() => Promise.resolve(Content));
  await Page.preload();
  render(shown(Page));
  expect(screen.getByRole('textbox', { name: '内容' })).toBeInTheDocument();
});

test('retries a failed preload when the page is shown', async () => {
  const load = vi
    .fn<() => Promise<typeof Content>>(() => Promise.resolve(Content))
    .mockRejectedValueOnce(new Error('offline'));
  const Page = lazyPage(load);
  await expect(Page.preload()).rejects.toThrow('offline');
  await act(async () => render(shown(Page)));
  expect(await screen.findByRole('textbox', { name: '内容' })).toBeInTheDocument();
});
