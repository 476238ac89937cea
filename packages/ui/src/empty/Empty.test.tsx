import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Empty } from './index.js';

it('shows what is missing, why, and one action', () => {
  const { container } = render(
    <Empty
      title="还没有证书"
      titleLevel={2}
      reason="办理后，证书会显示在这里。"
      action={<button type="button">申请证书</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '还没有证书' })).toBeInTheDocument();
  expect(container).toHaveTextContent('办理后，证书会显示在这里。');
  expect(screen.getByRole('button', { name: '申请证书' })).toBeInTheDocument();
  expect(container.querySelector('[data-component="EmptyArt"]')).toHaveAttribute('data-name', 'lock');
});

it('takes another drawing, or none', () => {
  const { container, rerender } = render(<Empty art="messages" title="暂无新消息" />);
  expect(container.querySelector('[data-name="messages"]')).toBeInTheDocument();
  rerender(<Empty art={null} title="暂无新消息" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('renders on the server', () => {
  expect(renderToString(<Empty title="暂无数据" />)).toContain('暂无数据');
});
