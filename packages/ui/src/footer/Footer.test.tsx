import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { footer } from './Footer.fixtures.js';
import { Footer } from './index.js';

it('shows who runs the portal and the required numbers', () => {
  render(<Footer {...footer} />);
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('主办单位：辽宁数字证书服务有限公司（示例）');
  expect(foot).toHaveTextContent('网站总访问量 3,286,415 次');
  expect(foot).toHaveTextContent('辽公网安备 21000000000000 号');
  expect(screen.getByRole('link', { name: 'service@example.cn' })).toHaveAttribute(
    'href',
    'mailto:service@example.cn',
  );
  expect(screen.getByRole('link', { name: '024-0000-1234' })).toHaveAttribute('href', 'tel:02400001234');
  expect(screen.getByRole('link', { name: /^返回旧平台/ })).toHaveAttribute('target', '_blank');
});

it('hides what is missing together with its label', () => {
  render(<Footer brand={footer.brand} columns={footer.columns} email="" visits={0} />);
  const foot = screen.getByRole('contentinfo');
  expect(foot).not.toHaveTextContent('主办单位');
  expect(foot).not.toHaveTextContent('地址');
  expect(foot).not.toHaveTextContent('邮箱');
  expect(foot).not.toHaveTextContent('服务热线');
  expect(foot).toHaveTextContent('网站总访问量 0 次');
});

it.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a valid count of visits', (visits) => {
  render(<Footer {...footer} visits={visits} />);
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('网站总访问量');
});

it('shows the same number in two fields once, and keeps equal link names', () => {
  const links = [
    { label: '知识库', href: '/knowledge' },
    { label: '知识库', href: '/help' },
  ];
  const columns = [
    { title: '帮助', links },
    { title: '帮助', links },
  ];
  render(<Footer brand={footer.brand} columns={columns} license="许可证 A" recordNumber="许可证 A" />);
  expect(screen.getAllByText('许可证 A')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: '知识库' })).toHaveLength(4);
});

it.each([
  ['024-22000000转801', 'tel:02422000000,801'],
  ['024-22000000/22000001', 'tel:02422000000'],
])('the hotline %s dials %s', (hotline, href) => {
  render(<Footer {...footer} hotline={hotline} />);
  expect(screen.getByText(hotline)).toHaveAttribute('href', href);
});

it('shows skeletons while the server data loads', () => {
  const { container } = render(<Footer {...footer} state="loading" />);
  expect(container.querySelectorAll('[data-component="Skeleton"]')).toHaveLength(3);
  expect(screen.getByText('正在加载备案信息')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('网站总访问量');
});

it('keeps its links when loading failed', () => {
  render(<Footer brand={footer.brand} columns={footer.columns} state="failed" />);
  expect(screen.getByRole('link', { name: '知识库' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-state', 'failed');
});

it('renders on the server', () => {
  expect(renderToString(<Footer {...footer} />)).toContain('3,286,415');
});
