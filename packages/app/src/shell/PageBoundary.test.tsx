import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '../routing/lazy-page.js';
import { PageBoundary } from './PageBoundary.js';
import { PlainFailed } from './PlainFailed.js';

// React logs the caught error, and the boundary its number: both are expected here.
const logged = vi.fn<(...told: unknown[]) => void>();
const consoleError = console.error;
beforeEach(() => {
  logged.mockClear();
  console.error = logged;
});
afterEach(() => {
  console.error = consoleError;
});

const Broken = () => {
  throw new TypeError('证件号 210102199001010000');
};
const Fine = () => <h1>另一页</h1>;

const shown = (Page: ComponentType) =>
  render(
    <MemoryRouter initialEntries={['/core/order?orderNo=DD1']}>
      <Link to="/fine">走开</Link>
      <Link to="/core/order">回来</Link>
      <PageBoundary>
        <Suspense fallback="加载中">
          <Routes>
            <Route path="/fine" element={<Fine />} />
            <Route path="*" element={<Page />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </MemoryRouter>,
  );
const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());

test('shows a message with a number in place of the error’s text', async () => {
  await act(async () => shown(Broken));
  expect(await screen.findByRole('heading', { level: 1, name: '这个页面没有显示出来' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  const reference = screen.getByText(/^页面 \/core\/order，编号 P-/).textContent ?? '';
  expect(document.body).not.toHaveTextContent(/210102|DD1|TypeError/);
  expect(logged).toHaveBeenCalledWith(reference.replace(/.*编号 /, ''));
  await waitFor(() => expect(document.title).toMatch(/^页面没有打开 - /));
});

test('tries again on another page', async () => {
  await act(async () => shown(Broken));
  await follow('走开');
  expect(screen.getByRole('heading', { name: '另一页' })).toBeInTheDocument();
});

test('missing code names a new version, is requested once, and again when the page is opened again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(() => <h1>订单</h1>);
  await act(async () => shown(lazyPage(load)));
  expect(await screen.findByRole('heading', { name: '页面没有加载完整' })).toBeInTheDocument();
  expect(screen.getByText(/可能刚发布了新版本，或者网络断开/)).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await follow('走开');
  await follow('回来');
  expect(await screen.findByRole('heading', { name: '订单' })).toBeInTheDocument();
});

test('shows plain text where no code can be loaded', () => {
  render(<PlainFailed error={new TypeError('证件号 210102199001010000')} pathname="/core/order" />);
  expect(screen.getByRole('heading', { level: 1, name: '这个页面没有显示出来' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
  expect(screen.getByText(/^页面 \/core\/order，编号 P-/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/210102/);
});
