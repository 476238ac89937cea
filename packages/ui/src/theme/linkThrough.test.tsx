// Tested with real routers; ui itself depends on none.
// oxlint-disable no-restricted-imports
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link as TanStackLink,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Link as ReactRouterLink, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '../link/index.js';
import { LinkButton } from '../button/index.js';
import { linkThrough, UiProvider } from './index.js';

// A router scrolls to the top of a new page; jsdom cannot scroll.
beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

const links = (
  <>
    <Link href="/orders?page=2#list">我的订单</Link>
    <LinkButton href="/certificates">证书管理</LinkButton>
    <Link href="https://example.cn/">外站</Link>
    <Link href="#main">本页</Link>
    <Link href="/form.pdf" download>
      表格
    </Link>
  </>
);

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

it('navigates with React Router', async () => {
  const RouterLink = linkThrough(ReactRouterLink, 'to');
  render(
    <MemoryRouter>
      <UiProvider linkComponent={RouterLink}>{links}</UiProvider>
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: '我的订单' }));
  expect(screen.getByRole('status')).toHaveTextContent('/orders?page=2#list');
});

it('navigates with TanStack Router', async () => {
  const RouterLink = linkThrough(TanStackLink, 'to');
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({
    history,
    routeTree: createRootRoute({
      component: () => <UiProvider linkComponent={RouterLink}>{links}</UiProvider>,
      notFoundComponent: () => null,
    }),
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: '证书管理' }));
  expect(router.state.location.pathname).toBe('/certificates');
});

it('leaves external links to the browser', () => {
  const Never = (): ReactNode => <a href="/taken">由路由打开</a>;
  render(<UiProvider linkComponent={linkThrough(Never, 'href')}>{links}</UiProvider>);
  expect(screen.getByRole('link', { name: '外站' })).toHaveAttribute('href', 'https://example.cn/');
  expect(screen.getByRole('link', { name: '本页' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('link', { name: '表格' })).toHaveAttribute('href', '/form.pdf');
});
