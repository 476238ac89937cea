import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceSummary } from './index.js';

const lines = [
  { label: 'CA 锁 ¥300.00 × 2', amountFen: 60_000 },
  { label: '添加平台', amountFen: 5000, free: true, note: '首个平台免费' },
  { label: '优惠券', amountFen: -5000 },
];

it('lists the lines and shows the given total without adding', () => {
  render(<PriceSummary lines={lines} totalFen={55_000} action={<button type="button">下一步</button>} />);
  const summary = screen.getByRole('complementary', { name: '费用明细' });
  expect(screen.getAllByRole('definition').map((node) => node.textContent)).toEqual([
    '¥600.00',
    '¥50.00免费',
    '−¥50.00',
  ]);
  expect(summary).toHaveTextContent('首个平台免费');
  expect(screen.getByText('¥550.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下一步' })).toBeInTheDocument();
});

it('announces a new total, and that it is being calculated', () => {
  const { container, rerender } = render(<PriceSummary lines={lines} totalFen={55_000} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('正在重新计算');
  expect(container).not.toHaveTextContent('¥550.00');
  expect(screen.getByText('¥600.00')).toBeInTheDocument();
  rerender(<PriceSummary lines={lines} totalFen={50_000} />);
  expect(screen.getByRole('status')).toHaveTextContent('应付 ¥500.00');
});

it('shows the ordered service above the prices', () => {
  render(
    <PriceSummary
      title="订单摘要"
      details={[{ term: '有效期', value: '1 年' }]}
      lines={[]}
      totalFen={0}
      note="支付后 24 小时内完成审核。"
    />,
  );
  expect(screen.getByRole('complementary', { name: '订单摘要' })).toHaveTextContent('有效期1 年');
});

it('renders on the server', () => {
  expect(renderToString(<PriceSummary lines={lines} totalFen={55_000} />)).toContain('¥550.00');
});

it('keeps lines and details of one name separate', () => {
  const place = { term: '地址', value: '沈阳' };
  render(<PriceSummary lines={[lines[2]!, lines[2]!]} details={[place, place]} totalFen={0} />);
  expect(screen.getAllByRole('definition').map((node) => node.textContent)).toEqual([
    '沈阳',
    '沈阳',
    '−¥50.00',
    '−¥50.00',
  ]);
});
