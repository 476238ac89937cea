import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './index.js';

const brand = {
  shortName: '辽',
  name: '辽宁数字证书服务平台',
  subtitle: '省级数字证书综合服务入口',
  href: '/',
};

it('links to the home page with its name', () => {
  render(<Logo brand={brand} />);
  expect(screen.getByRole('link', { name: /^辽宁数字证书服务平台/ })).toHaveAttribute('href', '/');
});

it('keeps the name when only the mark is shown', () => {
  const { rerender } = render(<Logo brand={brand} markOnly />);
  expect(screen.getByRole('link', { name: '辽宁数字证书服务平台' })).toHaveTextContent(/^辽$/);
  rerender(<Logo brand={{ shortName: '辽', name: '辽宁数字证书' }} markOnly />);
  expect(screen.getByRole('img', { name: '辽宁数字证书' })).toBeInTheDocument();
});

it('is small without its subtitle, and takes a mark of the province', () => {
  const { container } = render(<Logo brand={{ ...brand, markSrc: '/mark.svg' }} size="sm" />);
  expect(screen.queryByText('省级数字证书综合服务入口')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/mark.svg');
});

it('renders on the server', () => {
  expect(renderToString(<Logo brand={brand} />)).toContain('辽宁数字证书服务平台');
});
