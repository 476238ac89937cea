import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { ConfirmDialog, type ConfirmOptions, useConfirm } from './index.js';

function Asker(options: ConfirmOptions) {
  const [confirm, confirmDialog] = useConfirm();
  const [answer, setAnswer] = useState('—');
  return (
    <>
      <Button onClick={async () => setAnswer(String(await confirm(options)))}>退出</Button>
      <output>{answer}</output>
      {confirmDialog}
    </>
  );
}
const ask = () => userEvent.click(screen.getByRole('button', { name: '退出' }));

describe('useConfirm', () => {
  it('answers true when the action is confirmed', async () => {
    render(<Asker title="确认退出登录？" confirmLabel="退出登录" />);
    await ask();
    expect(screen.getByRole('alertdialog', { name: '确认退出登录？' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('true')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('focuses 取消 first and answers false for it and for Esc', async () => {
    render(<Asker title="确认退出登录？" />);
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('false')).toBeInTheDocument();
    await ask();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('false')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('requires a typed word before something irreversible', async () => {
    render(<Asker title="确认注销证书？" tone="danger" confirmLabel="注销证书" typeToConfirm="注销" />);
    await ask();
    const verb = screen.getByRole('button', { name: '注销证书' });
    expect(verb).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: '请输入“注销”以继续' }), '注销');
    expect(verb).toBeEnabled();
  });
});

describe('ConfirmDialog', () => {
  it('stays and spins until the promise resolves', async () => {
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    let finish = () => {};
    const onConfirm = () => new Promise<void>((resolve) => (finish = resolve));
    render(
      <ConfirmDialog
        open
        title="提交订单？"
        confirmLabel="提交"
        onConfirm={onConfirm}
        onOpenChange={onOpenChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByRole('button', { name: '处理中' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'select' }));
  });

  it('stays open when the promise rejects, ready for another try', async () => {
    const onOpenChange = vi.fn<(value: unknown, details: unknown) => void>();
    const reported = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', reported); // jsdom has no `reportError`
    let attempts = 0;
    const onConfirm = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    };
    render(<ConfirmDialog open title="提交订单？" onConfirm={onConfirm} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有办成，可能是网络不稳定。请再试一次。');
    expect(screen.getByRole('button', { name: '取消' })).toBeEnabled();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(reported.mock.calls[0]?.[0].message).toBe('offline');
    vi.unstubAllGlobals();
  });

  it('shows HTML and 2,000 characters as text', () => {
    const text = `<img src=x onerror=alert(1)>${'证'.repeat(2000)}`;
    render(
      <ConfirmDialog open title={text} description={text} onConfirm={() => {}} onOpenChange={() => {}} />,
    );
    expect(screen.getByRole('alertdialog', { name: text })).toHaveAccessibleDescription(text);
  });
});
