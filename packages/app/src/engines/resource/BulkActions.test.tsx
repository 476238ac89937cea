import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BulkActions } from './BulkActions.js';
import type { ResourceAction } from './description.js';

interface Row {
  id: number;
  builtIn: boolean;
  done: boolean;
}
const row = (id: number, more: Partial<Row> = {}): Row => ({ id, builtIn: false, done: false, ...more });
const remove: ResourceAction<Row> = {
  label: '删除',
  bulk: true,
  hidden: ({ done }) => done,
  locked: ({ builtIn }) => (builtIn ? '内置的不能删除' : undefined),
};

const open = (chosen: readonly Row[]) => {
  const onStart = vi.fn<(action: ResourceAction<Row>, rows: readonly Row[]) => void>();
  render(<BulkActions actions={[remove]} chosen={chosen} noun="参数" onStart={onStart} />);
  return onStart;
};

test.each<[what: string, chosen: Row[], reason: string]>([
  ['locked, says each reason once', [row(1, { builtIn: true }), row(2, { builtIn: true })], '内置的不能删除'],
  ['without this action, says so', [row(1, { done: true })], '选中的参数都不能删除'],
])('a button whose chosen rows are all %s', async (_, chosen, reason) => {
  const onStart = open(chosen);
  const button = screen.getByRole('button', { name: '删除' });
  expect(button).toHaveAccessibleDescription(reason);
  await userEvent.click(button);
  expect(onStart).not.toHaveBeenCalled();
});

test('takes those that allow it', async () => {
  const free = row(2);
  const onStart = open([row(1, { builtIn: true }), free, row(3, { done: true })]);
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onStart).toHaveBeenCalledWith(remove, [free]);
});
