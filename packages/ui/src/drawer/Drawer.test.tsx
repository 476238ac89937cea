import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Drawer, type DrawerProps } from './index.js';

const setup = async (props: Partial<DrawerProps> = {}) => {
  const told = vi.fn<(open: boolean, details: unknown) => void>();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          优惠券
        </button>
        <Drawer
          title="我的优惠券"
          description="领取后 30 天内有效。"
          footer={<button type="button">领取更多</button>}
          {...props}
          open={open}
          onOpenChange={(next, details) => {
            setOpen(next);
            told(next, details);
          }}
        >
          <a href="#first">第一张</a>
        </Drawer>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '优惠券' }));
  return { told, drawer: await screen.findByRole('dialog', { name: '我的优惠券' }) };
};
const touch = (x: number, y: number) => ({
  pointerType: 'touch',
  isPrimary: true,
  clientX: x,
  clientY: y,
});

describe('Drawer', () => {
  it('is named, described and modal, opens at the right and is as wide as the window on phones', async () => {
    const { drawer } = await setup();
    expect(drawer).toHaveAttribute('aria-modal', 'true');
    expect(drawer).toHaveAccessibleDescription('领取后 30 天内有效。');
    expect(drawer).toHaveAttribute('data-side', 'right');
    expect(drawer).toHaveAttribute('data-phone', 'full');
  });

  it('traps the focus and returns it on Esc', async () => {
    const { told, drawer } = await setup();
    await waitFor(() => expect(screen.getByRole('link', { name: '第一张' })).toHaveFocus());
    for (let i = 0; i < 4; i++) {
      await userEvent.tab();
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    expect(told).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    await waitFor(() => expect(screen.getByRole('button', { name: '优惠券' })).toHaveFocus());
  });

  it('closes by its button and by an outside press, unless text would be lost', async () => {
    const first = await setup();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(first.told).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
    await userEvent.click(screen.getByRole('button', { name: '优惠券' }));
    await userEvent.click((await screen.findByRole('dialog')).parentElement as HTMLElement);
    expect(first.told).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
  });

  it('stays open on an outside press where that is switched off', async () => {
    const { drawer } = await setup({ closeOnOutsidePress: false });
    await userEvent.click(drawer.parentElement as HTMLElement);
    expect(drawer).toBeInTheDocument();
  });

  it('follows a touch and closes when it is dragged far enough', async () => {
    const { told, drawer } = await setup();
    fireEvent.pointerDown(drawer, touch(100, 100));
    fireEvent.pointerMove(drawer, touch(160, 104));
    expect(drawer.style.translate).toBe('60px 0');
    fireEvent.pointerMove(drawer, touch(220, 104));
    fireEvent.pointerUp(drawer, touch(220, 104));
    expect(told).toHaveBeenLastCalledWith(false, { reason: 'swipe' });
  });

  it.each([
    ['scrolls', 100, 180],
    ['is pushed the wrong way', 20, 100],
    ['barely moves', 103, 103],
  ])('stays open when the touch %s', async (_name, x, y) => {
    const { drawer } = await setup();
    fireEvent.pointerDown(drawer, touch(100, 100));
    fireEvent.pointerMove(drawer, touch(x, y));
    fireEvent.pointerUp(drawer, touch(x, y));
    expect(drawer).toBeInTheDocument();
    expect(drawer.style.translate).toBe('');
  });

  it('at the bottom, is dragged down by its header only', async () => {
    const { drawer } = await setup({ side: 'bottom' });
    fireEvent.pointerDown(screen.getByRole('link', { name: '第一张' }), touch(100, 100));
    fireEvent.pointerMove(drawer, touch(100, 300));
    fireEvent.pointerUp(drawer, touch(100, 300));
    expect(drawer).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByRole('heading', { name: '我的优惠券' }), touch(100, 100));
    fireEvent.pointerMove(drawer, touch(100, 300));
    fireEvent.pointerUp(drawer, touch(100, 300));
    expect(drawer).not.toBeInTheDocument();
  });

  it('cannot be closed while it is not dismissible', async () => {
    const { drawer } = await setup({ dismissible: false });
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(drawer, touch(0, 0));
    fireEvent.pointerMove(drawer, touch(300, 0));
    fireEvent.pointerUp(drawer, touch(300, 0));
    expect(drawer).toBeInTheDocument();
  });
});
