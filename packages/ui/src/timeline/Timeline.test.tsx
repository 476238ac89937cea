import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline, type TimelineItem } from './index.js';

const items: TimelineItem[] = [
  {
    key: 3,
    title: '审核',
    status: 'failed',
    time: '11-21 10:42',
    description: '营业执照印章遮挡文字。',
    action: <a href="/core/order">修改材料</a>,
  },
  { key: 2, title: '支付', status: 'done', time: '11-20 09:15' },
];

it('keeps the given order and shows each state as text', () => {
  render(<Timeline items={items} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '审核 未通过11-21 10:42营业执照印章遮挡文字。修改材料',
    '支付 已完成11-20 09:15',
  ]);
  expect(screen.getByRole('link', { name: '修改材料' })).toBeInTheDocument();
});

it('marks the step in progress', () => {
  render(<Timeline items={[{ key: 1, title: '写入证书', status: 'current', icon: 'stamp' }]} />);
  const step = screen.getByRole('listitem');
  expect(step).toHaveAttribute('aria-current', 'step');
  expect(step.querySelector('[data-icon="stamp"]')).toBeInTheDocument();
});

it('renders on the server', () => {
  expect(renderToString(<Timeline items={items} />)).toContain('修改材料');
});
