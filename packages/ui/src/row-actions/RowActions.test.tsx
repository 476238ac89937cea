import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { DropdownMenuItem } from '../dropdown-menu/index.js';
import { RowActions } from './index.js';

const [edit, remove] = [vi.fn<() => void>(), vi.fn<() => void>()];
const items: DropdownMenuItem[] = [
  { key: 'edit', label: '编辑', onSelect: edit },
  { key: 'remove', label: '删除', danger: true, onSelect: remove },
];

it('has the first action as a button and the others in a menu, each with the name of the record', async () => {
  render(<RowActions name="林晓禾" items={items} />);
  await userEvent.click(screen.getByRole('button', { name: '编辑，林晓禾' }));
  expect(edit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '更多操作，林晓禾' }));
  expect(await screen.findByRole('menu', { name: '更多操作，林晓禾' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(remove).toHaveBeenCalledOnce();
});

it.each<[what: string, items: DropdownMenuItem[], names: string[]]>([
  ['alone, it is the button', [items[1]!], ['删除，林晓禾']],
  ['first of several, it is in the menu', [items[1]!, items[0]!], ['更多操作，林晓禾']],
])('a dangerous action: %s', (_, given, names) => {
  render(<RowActions name="林晓禾" items={given} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

it('a disabled action is no link, does nothing and says why', async () => {
  const start = vi.fn<() => void>();
  const locked = {
    key: 'a',
    label: '查看',
    href: '/a',
    disabled: true,
    reason: '还没有审核',
    onSelect: start,
  };
  render(<RowActions name="林晓禾" items={[locked]} />);
  const button = screen.getByRole('button', { name: '查看，林晓禾' });
  expect(button).toHaveAccessibleDescription('还没有审核');
  await userEvent.click(button);
  expect(start).not.toHaveBeenCalled();
});

it('renders nothing without actions', () => {
  expect(render(<RowActions name="林晓禾" items={[]} />).container).toBeEmptyDOMElement();
});

it('renders on the server', () => {
  expect(renderToString(<RowActions name="林晓禾" items={items} />)).toContain('编辑，林晓禾');
});
