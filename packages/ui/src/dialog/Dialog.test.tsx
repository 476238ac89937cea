import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { Dialog, type DialogProps } from './index.js';

function Opener({ onOpenChange, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>切换身份</Button>
      <Dialog
        title="切换身份"
        description="切换后会关闭所有标签页。"
        footer={<Button variant="primary">切换到此身份</Button>}
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange?.(next, details);
        }}
      >
        <input aria-label="企业名称" />
      </Dialog>
    </>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '切换身份' }));
  return screen.findByRole('dialog', { name: '切换身份' });
};

describe('Dialog', () => {
  it('is named, described and modal', async () => {
    render(<Opener />);
    const dialog = await openIt();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleDescription('切换后会关闭所有标签页。');
  });

  it('focuses the first control of its body, traps Tab and returns the focus on Esc', async () => {
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Opener onOpenChange={onOpenChange} />);
    const dialog = await openIt();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '企业名称' })).toHaveFocus());
    for (let i = 0; i < 5; i++) {
      await userEvent.tab();
      // focus guards at both ends move the focus in the next frame
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    await waitFor(() => expect(screen.getByRole('button', { name: '切换身份' })).toHaveFocus());
  });

  it('closes by its button and reports it', async () => {
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Opener onOpenChange={onOpenChange} />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open on an outside press, unless that is enabled', async () => {
    const { unmount } = render(<Opener />);
    const dialog = await openIt();
    await userEvent.click(dialog.parentElement as HTMLElement);
    expect(dialog).toBeInTheDocument();
    unmount();
    render(<Opener closeOnOutsidePress />);
    const other = await openIt();
    await userEvent.click(other.parentElement as HTMLElement);
    expect(other).not.toBeInTheDocument();
  });

  it('cannot be closed while it is not dismissible', async () => {
    render(<Opener dismissible={false} />);
    const dialog = await openIt();
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
  });

  it('covers the window and is restored, and reports both', async () => {
    const onFullScreenChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Opener allowFullScreen onFullScreenChange={onFullScreenChange} />);
    const dialog = await openIt();
    await userEvent.click(screen.getByRole('button', { name: '全屏显示' }));
    expect(dialog).toHaveAttribute('data-full-screen');
    expect(onFullScreenChange).toHaveBeenLastCalledWith(true, { reason: 'button' });
    await userEvent.click(screen.getByRole('button', { name: '退出全屏' }));
    expect(dialog).not.toHaveAttribute('data-full-screen');
  });
});
