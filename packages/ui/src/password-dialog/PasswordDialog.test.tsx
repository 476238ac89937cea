import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordDialog, type PasswordDialogProps } from './index.js';

type Answer = Promise<string | undefined>;
const yes = () => Promise.resolve(undefined);
const captcha = () => ({
  imageSrc: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  onRefresh: vi.fn<() => void>(),
});

const setup = async (rest: Partial<PasswordDialogProps> = {}) => {
  const told = {
    onOpenChange: vi.fn<(open: boolean, details: unknown) => void>(),
    onSendCode: vi.fn<(captcha: string) => Answer>(yes),
    onVerify: vi.fn<(values: { captcha: string; code: string }) => Answer>(yes),
    onChangePassword: vi.fn<(values: { password: string; code: string }) => Answer>(yes),
    onDone: vi.fn<() => void>(),
    captcha: captcha(),
  };
  const props = { ...told, ...rest };
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <PasswordDialog
          phoneMasked="138****8000"
          {...props}
          open={open}
          onOpenChange={(next, details) => {
            setOpen(next);
            props.onOpenChange(next, details);
          }}
        />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('dialog', { name: '修改密码' });
  return props;
};
const result = () => screen.getByRole('textbox', { name: /图形验证码/ });
const code = () => screen.getByRole('textbox', { name: /短信验证码/ });
const first = () => screen.getByLabelText(/^新密码/);
const second = () => screen.getByLabelText(/^确认新密码/);

const verify = async () => {
  await userEvent.type(result(), '12');
  await userEvent.type(code(), '123456');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByRole('button', { name: '确认修改' });
};

beforeEach(() => sessionStorage.clear());

describe('PasswordDialog, step 1', () => {
  it('disables the send button until the captcha is typed, then sends, shows it and counts from 60', async () => {
    const { onSendCode } = await setup();
    const send = screen.getByRole('button', { name: '获取验证码' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveAccessibleDescription('请先输入图形验证码的计算结果');
    await userEvent.click(send);
    await userEvent.type(result(), '   ');
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(result());
    await userEvent.type(result(), ' 12');
    await userEvent.click(send);
    expect(onSendCode).toHaveBeenCalledExactlyOnceWith('12');
    expect(await screen.findByText('发送成功，验证码已发送至 138****8000，5 分钟内有效。')).toBeVisible();
    expect(screen.getByRole('button', { name: /^(60|59) 秒后可重新发送$/ })).toBeDisabled();
  });

  it('shows a refused code as a warning; the captcha is cleared and another picture loaded', async () => {
    const onSendCode = vi.fn<(captcha: string) => Answer>(() => Promise.resolve('图形验证码不正确。'));
    const { captcha: picture } = await setup({ onSendCode });
    await userEvent.type(result(), '99');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    const warning = await screen.findByText('图形验证码不正确。');
    expect(warning.closest('[data-component="Alert"]')).toHaveAttribute('role', 'status');
    expect(picture.onRefresh).toHaveBeenCalledOnce();
    expect(result()).toHaveValue('');
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('requires both fields before it calls the server', async () => {
    const { onVerify } = await setup();
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('请输入短信验证码。')).toBeVisible();
    expect(screen.getByText('请输入图形验证码的计算结果。')).toBeVisible();
    expect(onVerify).not.toHaveBeenCalled();
  });

  it('shows the server’s refusal and stays; the next attempt is sent at once', async () => {
    const onVerify = vi
      .fn<(values: { captcha: string; code: string }) => Answer>()
      .mockResolvedValueOnce('验证码错误或已过期，请重新获取')
      .mockResolvedValueOnce(undefined);
    const { captcha: picture } = await setup({ onVerify });
    await userEvent.type(result(), '12');
    await userEvent.type(code(), '123456');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('验证码错误或已过期，请重新获取')).toBeVisible();
    // Only the SMS code was wrong: the input stays, and the captcha does not change.
    expect(picture.onRefresh).not.toHaveBeenCalled();
    expect(code()).toHaveValue('123456');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByRole('button', { name: '确认修改' });
    expect(onVerify).toHaveBeenLastCalledWith({ captcha: '12', code: '123456' });
  });

  it('closes without a question', async () => {
    const { onOpenChange } = await setup();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  });
});

describe('PasswordDialog, step 2', () => {
  it('gets the focus, refuses empty fields and two different passwords', async () => {
    const { onChangePassword } = await setup();
    await verify();
    await waitFor(() => expect(first()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await waitFor(() => expect(screen.getAllByText('密码不能为空')).toHaveLength(2));
    await userEvent.type(first(), 'Demo@2027');
    await userEvent.type(second(), 'Demo@2026');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    expect(await screen.findByText('两次输入的密码不一致，请重新输入')).toBeVisible();
    expect(second()).toHaveAttribute('aria-invalid', 'true');
    expect(onChangePassword).not.toHaveBeenCalled();
    // after correcting the first field, the second one is right
    await userEvent.clear(first());
    await userEvent.type(first(), 'Demo@2026');
    await waitFor(() =>
      expect(screen.queryByText('两次输入的密码不一致，请重新输入')).not.toBeInTheDocument(),
    );
  });

  it('applies the caller’s rule', async () => {
    await setup({ passwordRule: (text: string) => text.length >= 8 || '密码须为 8–20 位' });
    await verify();
    await userEvent.type(first(), 'short');
    await userEvent.tab();
    expect(await screen.findByText('密码须为 8–20 位')).toBeVisible();
  });

  it('sends the password untrimmed with the code of step 1, shows success and ends with the login', async () => {
    const { onChangePassword, onDone, onOpenChange } = await setup();
    await verify();
    await userEvent.type(first(), ' Demo@2027');
    await userEvent.type(second(), ' Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    expect(await screen.findByRole('dialog', { name: '温馨提示' })).toHaveTextContent(
      '密码修改成功，请重新登录',
    );
    expect(onChangePassword).toHaveBeenCalledExactlyOnceWith({ password: ' Demo@2027', code: '123456' });
    const login = screen.getByRole('button', { name: '重新登录' });
    expect(login).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps the input when the connection is lost', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    await setup({ onChangePassword: () => Promise.reject(new Error('offline')) });
    await verify();
    await userEvent.type(first(), 'Demo@2027');
    await userEvent.type(second(), 'Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('您填写的内容还在');
    expect(first()).toHaveValue('Demo@2027');
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('asks before leaving: Esc stays, 放弃修改 leaves', async () => {
    const { onOpenChange } = await setup();
    await verify();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByText('密码还没有修改')).toBeVisible();
    expect(screen.getByRole('button', { name: '继续修改' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('密码还没有修改')).not.toBeInTheDocument();
    expect(first()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-button' });
  });

  it('cannot be closed while a request is pending', async () => {
    const { onOpenChange } = await setup({ onChangePassword: () => new Promise(() => {}) });
    await verify();
    await userEvent.type(first(), 'Demo@2027');
    await userEvent.type(second(), 'Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await screen.findByRole('button', { name: '提交中' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('goes back to step 1 with another picture', async () => {
    const { captcha: picture } = await setup();
    await verify();
    await userEvent.click(screen.getByRole('button', { name: '上一步' }));
    expect(result()).toHaveValue('');
    expect(picture.onRefresh).toHaveBeenCalledOnce();
  });
});
