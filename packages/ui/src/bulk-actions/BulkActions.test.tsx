import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Parameter, remove } from './BulkActions.fixtures.js';
import { type BulkAction, BulkActions } from './index.js';

const open = (rows: readonly Parameter[]) => {
  const onStart = vi.fn<(action: BulkAction<Parameter>, rows: readonly Parameter[]) => void>();
  render(<BulkActions actions={[remove]} rows={rows} noun="参数" onStart={onStart} />);
  return onStart;
};

it.each<[what: string, rows: Parameter[], reason: string]>([
  [
    'locked, says each reason once',
    [
      { id: 1, builtIn: true },
      { id: 2, builtIn: true },
    ],
    '内置的不能删除',
  ],
  ['without this action, says so', [{ id: 1, done: true }], '选中的参数都不能删除'],
])('a button whose chosen rows are all %s', async (_, rows, reason) => {
  const onStart = open(rows);
  const button = screen.getByRole('button', { name: '删除' });
  expect(button).toHaveAccessibleDescription(reason);
  await userEvent.click(button);
  expect(onStart).not.toHaveBeenCalled();
});

it('takes those that allow it', async () => {
  const free = { id: 2 };
  const onStart = open([{ id: 1, builtIn: true }, free, { id: 3, done: true }]);
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onStart).toHaveBeenCalledWith(remove, [free]);
});

it('renders on the server', () => {
  const html = renderToString(<BulkActions actions={[remove]} rows={[{ id: 1 }]} onStart={() => {}} />);
  expect(html).toContain('删除');
});
