import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CaptchaField } from './index.js';

describe('CaptchaField', () => {
  it('loads another picture by the picture and by the button', async () => {
    const onRefresh = vi.fn<() => void>();
    render(<CaptchaField imageSrc="data:image/png;base64,AAAA" onRefresh={onRefresh} />);
    const buttons = screen.getAllByRole('button', { name: '看不清？点击换一张' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it('shows that it loads and does not request twice', async () => {
    const onRefresh = vi.fn<() => void>();
    render(<CaptchaField loading onRefresh={onRefresh} />);
    expect(screen.getByRole('status')).toHaveTextContent('正在加载图形验证码');
    await userEvent.click(screen.getByRole('button', { name: '正在加载图形验证码' }));
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('connects an error to the input', () => {
    render(<CaptchaField error="验证码不正确，已换了一张。" onRefresh={() => {}} />);
    const input = screen.getByRole('textbox', { name: '图形验证码' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('验证码不正确，已换了一张。');
  });

  it('shows that the picture failed to load, and does not mark the typed value as wrong', () => {
    render(<CaptchaField failed onRefresh={() => {}} />);
    const input = screen.getByRole('textbox', { name: '图形验证码' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toHaveAccessibleDescription('图形验证码没有加载出来。请点图片重试。');
  });
});
