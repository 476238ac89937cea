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

  it('continues the countdown after a reload', async () => {
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

  it('never has more than one wait left, even if the clock was changed', async () => {
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

  it('ignores a stored end that is not a moment', () => {
    for (const stored of ['Infinity', '1e400', 'soon', '-1']) {
      sessionStorage.setItem('sms:test', stored);
      const { unmount } = show();
      after(60);
      expect(button()).toBeEnabled();
      unmount();
    }
  });

  it('shows that a failed request sent nothing, until the next one', async () => {
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

  it('does not count down when nothing was sent', async () => {
    show({ onSend: async () => false });
    await press();
    expect(button()).toHaveAccessibleName('获取验证码');
    expect(button()).toBeEnabled();
  });

  it('sends once while a request is pending', async () => {
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

  it('shows why a code cannot be requested yet', () => {
    show({ sendDisabled: true, sendDisabledReason: '请先填写图形验证码。' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('请先填写图形验证码。');
  });

  it('announces only the start and the end', async () => {
    show();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送');
    const spoken = screen.getByRole('status').textContent;
    after(30);
    expect(screen.getByRole('status').textContent).toBe(spoken);
    after(30);
    expect(screen.getByRole('status')).toHaveTextContent('现在可以重新发送验证码。');
  });

  it('announces the given wait', async () => {
    show({ seconds: 90 });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送，90 秒后可以重新发送。');
    expect(button()).toHaveAccessibleName('90 秒后可重新发送');
  });

  it('connects the error to the input', () => {
    show({ error: '验证码错误或已过期，请重新获取' });
    const input = screen.getByRole('textbox', { name: '短信验证码' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('验证码错误或已过期，请重新获取');
  });
});
