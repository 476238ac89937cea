import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './index.js';

const items = [
  { value: 'password', label: '密码登录', content: '密码表单' },
  { value: 'sms', label: '短信登录', content: '短信表单' },
  { value: 'scan', label: '扫码登录', disabled: true, content: '扫码' },
  { value: 'lock', label: 'CA 锁登录', content: '锁表单' },
];

describe('Tabs', () => {
  it('names its panel by the active tab', () => {
    render(<Tabs label="登录方式" items={items} defaultValue="sms" />);
    expect(screen.getByRole('tabpanel', { name: '短信登录' })).toHaveTextContent('短信表单');
    expect(screen.getByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true');
  });

  it('moves with arrows, Home and End, skips disabled tabs and wraps', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Tabs label="登录方式" items={items} onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'CA 锁登录' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('锁表单');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'CA 锁登录' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual([
      'sms',
      'lock',
      'password',
      'lock',
      'password',
    ]);
  });

  it('ignores Alt and Left, which goes back in the browser', () => {
    render(<Tabs label="登录方式" items={items} />);
    const tab = screen.getByRole('tab', { name: '密码登录' });
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true);
    }
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft' })).toBe(false);
  });

  it('is one tab stop, then the panel', async () => {
    render(<Tabs label="登录方式" items={items} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('ignores a click on a disabled tab and follows a controlled value', async () => {
    const { rerender } = render(<Tabs label="登录方式" items={items} value="password" />);
    await userEvent.click(screen.getByRole('tab', { name: '扫码登录' }));
    await userEvent.click(screen.getByRole('tab', { name: '短信登录' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('密码表单');
    rerender(<Tabs label="登录方式" items={items} value="sms" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('短信表单');
  });

  it.each([
    [undefined, '密码表单'],
    ['sms', '短信表单'],
  ])('opens one of the items that arrive later, with the initial value %j', (defaultValue, content) => {
    const { rerender } = render(<Tabs label="登录方式" items={null} defaultValue={defaultValue} />);
    rerender(<Tabs label="登录方式" items={items} defaultValue={defaultValue} />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent(content);
  });

  it('opens another tab when the open one was removed', async () => {
    const { rerender } = render(<Tabs label="登录方式" items={items} />);
    await userEvent.click(screen.getByRole('tab', { name: '短信登录' }));
    rerender(<Tabs label="登录方式" items={items.filter(({ value }) => value !== 'sms')} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('密码登录');
    act(() => screen.getByRole('tab', { selected: true }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('CA 锁登录');
  });

  it('keeps a tab stop when the value matches no tab', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<Tabs label="登录方式" items={items} value="gone" onValueChange={onValueChange} />);
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'password',
      expect.objectContaining({ reason: 'keyboard' }),
    );
  });
});
