import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SmsCodeField, type SmsCodeFieldProps } from './index.js';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+08:00') });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const show = (props: Partial<SmsCodeFieldProps> = {}) =>
  render(<SmsCodeField storageKey="sms:test" onSend={async () => true} {...props} />);
const button = () => screen.getByRole('button');
const press = () =>
  act(async () => {
    fireEvent.click(button());
  });
const after = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

describe('SmsCodeField', () => {
  it('counts down from 60 after a successful send, then offers to send again', async () => {
    const onSend = vi.fn<() => Promise<boolean>>(async () => true);
    show({ onSend });
    expect(button()).toHaveTextContent('获取验证码');
    await press();
    expect(button()).toHaveAccessibleName('60 秒后可重新发送');
    expect(button()).toBeDisabled();
    after(1);
    expect(button()).toHaveAccessibleName('59 秒后可重新发送');
    after(58);
    expect(button()).toHaveAccessibleName('1 秒后可重新发送');
    after(1);
    expect(button()).toHaveAccessibleName('重新发送');
    expect(button()).toBeEnabled();
    await press();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('goes on counting after a reload', async () => {
    const { unmount } = show();
    await press();
    after(20);
    unmount();
    act(() => vi.advanceTimersByTime(10_000));
    show();
    expect(button()).toHaveAccessibleName('30 秒后可重新发送');
    after(30);
    expect(button()).toHaveAccessibleName('重新发送');
  });

  it('never has more left than one wait, whatever the clock did meanwhile', async () => {
    const { unmount } = show();
    await press();
    vi.setSystemTime(Date.now() - 86_400_000);
    after(1);
    expect(button()).toHaveAccessibleName('60 秒后可重新发送');
    after(1);
    expect(button()).toHaveAccessibleName('59 秒后可重新发送');
    unmount();
    vi.setSystemTime(Date.now() - 86_400_000);
    show();
    expect(button()).toHaveAccessibleName('60 秒后可重新发送');
    after(60);
    expect(button()).toHaveAccessibleName('重新发送');
    unmount();
  });

  it('does not wait for a stored end that is no moment', () => {
    for (const stored of ['Infinity', '1e400', 'soon', '-1']) {
      sessionStorage.setItem('sms:test', stored);
      const { unmount } = show();
      after(60);
      expect(button()).toBeEnabled();
      unmount();
    }
  });

  it('says that a call which failed sent nothing, until the next one', async () => {
    const onSend = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('offline'));
    onSend.mockResolvedValueOnce(true);
    show({ onSend });
    await press();
    expect(button()).toBeEnabled();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^验证码没有发送出去/);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent(/^验证码没有发送出去/);
    await press();
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
    expect(button()).toHaveAccessibleName('60 秒后可重新发送');
  });

  it('does not count when nothing was sent', async () => {
    show({ onSend: async () => false });
    await press();
    expect(button()).toHaveAccessibleName('获取验证码');
    expect(button()).toBeEnabled();
  });

  it('sends once while a send is under way', async () => {
    let finish: (ok: boolean) => void = () => {};
    const onSend = vi.fn<() => Promise<boolean>>(() => new Promise<boolean>((resolve) => (finish = resolve)));
    show({ onSend });
    await press();
    await press();
    expect(button()).toHaveAccessibleName('发送中');
    expect(onSend).toHaveBeenCalledTimes(1);
    await act(async () => finish(true));
    expect(button()).toHaveAccessibleName('60 秒后可重新发送');
  });

  it('says why a code cannot be asked for yet', () => {
    show({ sendDisabled: true, sendDisabledReason: '请先填写图形验证码。' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('请先填写图形验证码。');
  });

  it('speaks the start and the end only', async () => {
    show();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送');
    const spoken = screen.getByRole('status').textContent;
    after(30);
    expect(screen.getByRole('status').textContent).toBe(spoken);
    after(30);
    expect(screen.getByRole('status')).toHaveTextContent('现在可以重新发送验证码。');
  });

  it('speaks of the wait that it has', async () => {
    show({ seconds: 90 });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送，90 秒后可以重新发送。');
    expect(button()).toHaveAccessibleName('90 秒后可重新发送');
  });

  it('ties the error to the input', () => {
    show({ error: '验证码错误或已过期，请重新获取' });
    const input = screen.getByRole('textbox', { name: '短信验证码' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('验证码错误或已过期，请重新获取');
  });
});
