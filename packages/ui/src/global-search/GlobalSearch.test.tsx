import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GlobalSearch, GlobalSearchButton, type SearchDetails } from './index.js';

type Search = (query: string, details: SearchDetails) => void;

it('searches for the trimmed text, and for nothing when it is empty', async () => {
  const keyboard = userEvent.setup();
  const onSearch = vi.fn<Search>();
  render(<GlobalSearch onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: '全站搜索' });
  await keyboard.type(field, '   {Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  await keyboard.type(field, ' 补办 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('补办', { reason: 'submit' });
});

it('a suggestion fills the field and searches; duplicates are shown once', async () => {
  const pointer = userEvent.setup();
  const onSearch = vi.fn<Search>();
  render(<GlobalSearch suggestions={['换锁', '换锁', '发票']} onSearch={onSearch} />);
  await pointer.click(screen.getByRole('button', { name: '换锁' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('换锁', { reason: 'suggestion' });
  expect(screen.getByRole('searchbox')).toHaveValue('换锁');
});

it('clears the history on request; the caller stores it', async () => {
  const pointer = userEvent.setup();
  const onClearRecent = vi.fn<() => void>();
  const onSearch = vi.fn<Search>();
  render(<GlobalSearch recent={['延期']} onClearRecent={onClearRecent} onSearch={onSearch} />);
  await pointer.click(screen.getByRole('button', { name: '延期' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('延期', { reason: 'recent' });
  await pointer.click(screen.getByRole('button', { name: '清除记录' }));
  expect(onClearRecent).toHaveBeenCalledOnce();
});

it('as an icon: opens with the field focused, closes after a search, and Esc returns the focus', async () => {
  const keyboard = userEvent.setup();
  const onSearch = vi.fn<Search>();
  render(<GlobalSearchButton onSearch={onSearch} />);
  const opener = screen.getByRole('button', { name: '搜索' });
  await keyboard.click(opener);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await keyboard.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await keyboard.keyboard('{Enter}');
  await keyboard.type(await screen.findByRole('searchbox'), '延期{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('延期', { reason: 'submit' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('as an icon: keeps unsent text after Esc, and clears it after a search', async () => {
  const user = userEvent.setup();
  render(<GlobalSearchButton onSearch={vi.fn<Search>()} />);
  const opener = screen.getByRole('button', { name: '搜索' });
  await user.click(opener);
  await user.type(await screen.findByRole('searchbox'), '发票');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(await screen.findByRole('searchbox')).toHaveValue('发票');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});
