import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.js';
import { type LinkComponentProps } from '../theme/uiContext.js';
import { Breadcrumb } from './index.js';

const items = [
  { label: '首页', href: '/' },
  { label: '产品中心' },
  { label: '办理证书', href: '/makeSureOrder' },
];

it('links to the parent pages and marks this page', () => {
  render(<Breadcrumb items={items} />);
  const trail = screen.getByRole('navigation', { name: '面包屑' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['首页']);
  expect(within(trail).getByText('办理证书')).toHaveAttribute('aria-current', 'page');
});

it('uses the link component of the app', () => {
  const RouterLink = ({ href, children }: LinkComponentProps) => <a href={`#${href}`}>{children}</a>;
  render(
    <UiProvider linkComponent={RouterLink}>
      <Breadcrumb items={items} />
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '#/');
});

it('renders on the server', () => {
  expect(renderToString(<Breadcrumb items={items} />)).toContain('面包屑');
});
