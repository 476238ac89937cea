import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LogoutConfirm, SwitchAccountConfirm } from './index.js';

describe('LogoutConfirm', () => {
  function Page({ onConfirm }: { onConfirm: () => Promise<void> }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          退出
        </button>
        <LogoutConfirm open={open} onOpenChange={setOpen} onConfirm={onConfirm} />
      </>
    );
  }

  it('focuses 取消, and Enter there keeps the session', async () => {
    const onConfirm = vi.fn<() => Promise<void>>().mockResolvedValue();
    render(<Page onConfirm={onConfirm} />);
    const opener = screen.getByRole('button', { name: '退出' });
    await userEvent.click(opener);
    expect(screen.getByRole('alertdialog', { name: '确定退出登录吗？' })).toHaveAccessibleDescription(
      /退出后需要重新登录/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('ends the session after confirmation', async () => {
    const onConfirm = vi.fn<() => Promise<void>>().mockResolvedValue();
    render(<Page onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('SwitchAccountConfirm', () => {
  it('uses the text of the specification, names the account and answers false on Esc', async () => {
    const onConfirm = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
    render(
      <SwitchAccountConfirm
        open
        account="林晓禾 139****5520"
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: '提示' });
    expect(dialog).toHaveAccessibleDescription('确定退出当前账号吗？');
    expect(dialog).toHaveTextContent('林晓禾 139****5520');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
