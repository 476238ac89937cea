import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SavedFilters } from './index.js';

const nothing = () => {};
const open = (names: readonly string[], isNarrowed = true) => {
  const told = {
    onApply: vi.fn<(name: string) => void>(),
    onRemove: vi.fn<(name: string) => void>(),
    onSave: vi.fn<(name: string) => void>(),
  };
  const { container } = render(
    <SavedFilters names={names} {...told} onSave={isNarrowed ? told.onSave : undefined} />,
  );
  return { ...told, container };
};

it('applies and deletes by name', async () => {
  const { onApply, onRemove } = open(['待我审核', '本月新办']);
  await userEvent.click(screen.getByRole('button', { name: '本月新办' }));
  expect(onApply).toHaveBeenCalledWith('本月新办');
  await userEvent.click(screen.getByRole('button', { name: '删除筛选“待我审核”' }));
  expect(onRemove).toHaveBeenCalledWith('待我审核');
});

it('saves under a name, without the spaces around it, and refuses none', async () => {
  const { onSave } = open([]);
  await userEvent.click(screen.getByRole('button', { name: '保存当前筛选' }));
  const dialog = within(await screen.findByRole('dialog', { name: '保存当前筛选' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const name = dialog.getByRole('textbox', { name: /名称/ });
  await waitFor(() => expect(name).toBeInvalid());
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(name, ' 退回 ');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onSave).toHaveBeenCalledWith('退回');
});

it('asks before it drops a typed name', async () => {
  const { onSave } = open([]);
  await userEvent.click(screen.getByRole('button', { name: '保存当前筛选' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /名称/ }), '退回');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByRole('button', { name: '不提交，关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onSave).not.toHaveBeenCalled();
});

it('renders nothing while there is neither a saved filter nor one to save', () => {
  expect(open([], false).container).toBeEmptyDOMElement();
});

it('renders on the server', () => {
  const html = renderToString(<SavedFilters names={['待我审核']} onApply={nothing} onRemove={nothing} />);
  expect(html).toContain('我的筛选');
});
