import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ProgressNode, ProgressTrack } from './index.js';

const items: ProgressNode[] = [
  { key: 'paid', title: '已支付', status: 'done', note: '11-20 09:15', icon: 'wallet' },
  { key: 'review', title: '审核', status: 'failed', icon: 'search' },
  { key: 'making', title: '制证中', status: 'current', note: '预计今天 17:00 前', icon: 'stamp' },
  { key: 'done', title: '已完成', status: 'todo', icon: 'shield-check' },
];

it('shows a check, a triangle or the node’s own icon, and announces the state', () => {
  render(<ProgressTrack items={items} />);
  const nodes = screen.getAllByRole('listitem');
  expect(nodes.map((node) => node.querySelector('svg')?.dataset.icon)).toEqual([
    'check',
    'warning',
    'stamp',
    'shield-check',
  ]);
  expect(nodes.map((node) => node.textContent)).toEqual([
    '已支付 已完成11-20 09:15',
    '审核 未通过',
    '制证中 进行中预计今天 17:00 前',
    '已完成 未开始',
  ]);
  expect(nodes[2]).toHaveAttribute('aria-current', 'step');
});

it('renders on the server', () => {
  expect(renderToString(<ProgressTrack items={items} size="lg" />)).toContain('办理进度');
});
