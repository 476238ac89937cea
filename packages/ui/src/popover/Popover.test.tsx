import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { Popover } from './index.js';

// No test waits for a frame: the next key press must reach the panel, not its opener.
const holdFrames = () => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
afterEach(() => vi.useRealTimers());

describe('Popover', () => {
  it('opens from its trigger, focuses the first control and returns the focus on Esc', async () => {
    holdFrames();
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(
      <Popover label="个人中心" trigger={<Button>林晓禾</Button>} onOpenChange={onOpenChange}>
        <a href="#me">个人信息</a>
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: '林晓禾' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: '个人中心' })).toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: '个人信息' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('closes on an outside press, and by its content', async () => {
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(
      <>
        <p>页面</p>
        <Popover label="消息" trigger={<Button>消息</Button>} onOpenChange={onOpenChange}>
          {(close) => <Button onClick={close}>知道了</Button>}
        </Popover>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '消息' }));
    await userEvent.click(screen.getByText('页面'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
    await userEvent.click(screen.getByRole('button', { name: '消息' }));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what the trigger does itself', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Popover label="消息" trigger={<Button onClick={onClick}>消息</Button>}>
        内容
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: '消息' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
