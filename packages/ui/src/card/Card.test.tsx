import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Card } from './index.js';

it('with a title is a region of that name', () => {
  render(
    <Card title="最近订单" titleLevel={3} extra={<a href="/core/order">全部订单</a>} footer="共 4 笔">
      内容
    </Card>,
  );
  const region = screen.getByRole('region', { name: '最近订单' });
  expect(region).toContainElement(screen.getByRole('heading', { level: 3, name: '最近订单' }));
  expect(region).toContainElement(screen.getByRole('link', { name: '全部订单' }));
  expect(region).toHaveTextContent('共 4 笔');
});

it('without a title is a plain box', () => {
  render(<Card padding="none">内容</Card>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('内容')).toHaveAttribute('data-padding', 'none');
});

it('renders on the server', () => {
  expect(renderToString(<Card title="待办">内容</Card>)).toContain('待办');
});
