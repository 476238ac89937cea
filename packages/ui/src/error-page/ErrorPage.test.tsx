import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorPage, ForbiddenPage, NotFoundPage } from './index.js';

it.each([
  ['notFound', '404', '没有找到这个页面'],
  ['forbidden', '403', '您没有权限进行此操作'],
  ['failed', '500', '服务繁忙，请稍后再试'],
] as const)('%s shows %s: %s', (kind, code, title) => {
  const { container } = render(<ErrorPage kind={kind} />);
  expect(container).toHaveTextContent(code);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it('only the missing page shows the seal', () => {
  const { container, rerender } = render(<ErrorPage kind="notFound" />);
  expect(container.querySelector('[data-component="SealStamp"]')).toBeInTheDocument();
  rerender(<ErrorPage kind="failed" />);
  expect(container.querySelector('[data-component="SealStamp"]')).not.toBeInTheDocument();
});

it('shows more details where they are given, and links', () => {
  render(
    <ErrorPage
      kind="forbidden"
      reason="“企业变更”仅限企业管理员办理。"
      actions={<button type="button">切换身份</button>}
      suggestions={[{ label: 'CA管理', href: '/core/caManage' }]}
      reference="编号 P-403-7K2M"
    />,
  );
  expect(screen.getByText('“企业变更”仅限企业管理员办理。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CA管理' })).toHaveAttribute('href', '/core/caManage');
  expect(screen.getByText('编号 P-403-7K2M')).toBeInTheDocument();
});

it('ready-made, a missing page links home and back', async () => {
  const pointer = userEvent.setup();
  const onBack = vi.fn<() => void>();
  const { rerender } = render(<NotFoundPage onBack={onBack} />);
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  await pointer.click(screen.getByRole('button', { name: '返回上一页' }));
  expect(onBack).toHaveBeenCalledOnce();
  rerender(<NotFoundPage homeHref="/mh/" />);
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/mh/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ready-made, a refusal names who may and offers another identity', async () => {
  const pointer = userEvent.setup();
  const onSwitchRole = vi.fn<() => void>();
  const { rerender } = render(
    <ForbiddenPage roleName="项目负责人" neededRole="企业管理员" onSwitchRole={onSwitchRole} />,
  );
  expect(screen.getByText(/^这项业务仅限企业管理员办理，您现在的身份是项目负责人。/)).toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: '切换身份' }));
  expect(onSwitchRole).toHaveBeenCalledOnce();
  rerender(<ForbiddenPage roleName="项目负责人" />);
  expect(screen.getByText(/^您现在的身份不能使用这个功能/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('renders on the server', () => {
  expect(renderToString(<ErrorPage kind="notFound" />)).toContain('没有找到这个页面');
});
