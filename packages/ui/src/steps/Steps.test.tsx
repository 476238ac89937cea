import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Steps } from './index.js';

const items = ['选择', '填写', '确认', '支付'].map((title) => ({ title }));

it('marks finished and current steps, and announces the progress', () => {
  render(<Steps items={items} current={2} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.dataset.status)).toEqual(['done', 'done', 'current', 'todo']);
  expect(screen.getAllByRole('img', { name: '已完成' })).toHaveLength(2);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).toHaveTextContent('第 3 步，共 4 步');
});

it('links back to finished steps only', async () => {
  const user = userEvent.setup();
  const onStepSelect = vi.fn<(index: number) => void>();
  render(<Steps items={items} current={2} onStepSelect={onStepSelect} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['选择', '填写']);
  await user.click(screen.getByRole('button', { name: '填写' }));
  expect(onStepSelect).toHaveBeenCalledExactlyOnceWith(1);
});

it('renders on the server', () => {
  expect(renderToString(<Steps items={items} current={0} />)).toContain('办理步骤');
});

it('keeps two steps of one name separate', () => {
  render(<Steps items={[...items, { title: '填写' }]} current={2} />);
  expect(screen.getAllByRole('listitem').map((step) => step.dataset.status)).toEqual([
    'done',
    'done',
    'current',
    'todo',
    'todo',
  ]);
});
