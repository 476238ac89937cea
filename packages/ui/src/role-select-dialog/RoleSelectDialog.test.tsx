import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RoleSelectDialog, type RoleSelectDialogProps } from './index.js';

const roles = [
  { value: '5', name: '企业管理员', organization: '示例建设工程有限公司' },
  { value: '2', name: '项目负责人', organization: '沈阳样例有限公司' },
  { value: '3', name: '评标专家', disabled: true, reason: '资格审核中' },
];
const setup = async (rest: Partial<RoleSelectDialogProps> = {}) => {
  const onSelect = vi.fn<(value: string) => Promise<string | undefined>>(() => Promise.resolve(undefined));
  const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
  render(<RoleSelectDialog open roles={roles} onSelect={onSelect} onOpenChange={onOpenChange} {...rest} />);
  await screen.findByRole('dialog');
  return { onSelect, onOpenChange };
};

describe('RoleSelectDialog', () => {
  it('selects the current role, warns that tabs close, and switches to another one', async () => {
    const { onSelect, onOpenChange } = await setup({ current: '5' });
    const dialog = screen.getByRole('dialog', { name: '切换身份' });
    expect(dialog).toHaveAccessibleDescription(/关闭所有标签页/);
    expect(screen.getByRole('radio', { name: /企业管理员.*当前身份/ })).toBeChecked();
    const verb = screen.getByRole('button', { name: '切换到此身份' });
    expect(verb).toHaveAccessibleDescription('这是您当前的身份');
    await userEvent.click(verb);
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /项目负责人/ }));
    await userEvent.click(verb);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2');
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' }));
  });

  it('by keyboard alone', async () => {
    const { onSelect } = await setup({ current: '5' });
    await waitFor(() => expect(screen.getByRole('radio', { name: /企业管理员/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab(); // 取消
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('the first choice after the login cannot be dismissed', async () => {
    const { onOpenChange, onSelect } = await setup({ dismissible: false });
    expect(screen.getByRole('dialog', { name: '选择身份' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    const verb = screen.getByRole('button', { name: '使用此身份' });
    expect(verb).toHaveAccessibleDescription('请先选择一个身份');
    await userEvent.click(screen.getByRole('radio', { name: /企业管理员/ }));
    await userEvent.click(verb);
    expect(onSelect).toHaveBeenCalledWith('5');
  });

  it('shows why a role is disabled, and names an unknown one', async () => {
    await setup({ roles: [...roles, { value: '77' }] });
    expect(screen.getByRole('radio', { name: /评标专家.*资格审核中/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '未知角色名称' })).toBeEnabled();
  });

  it('stays open and shows the error when switching fails', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const onSelect = vi
      .fn<(value: string) => Promise<string | undefined>>()
      .mockResolvedValueOnce('这个身份已被企业管理员移除。')
      .mockRejectedValueOnce(new Error('offline'));
    const { onOpenChange } = await setup({ current: '5', onSelect });
    await userEvent.click(screen.getByRole('radio', { name: /项目负责人/ }));
    await userEvent.click(screen.getByRole('button', { name: '切换到此身份' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('已被企业管理员移除');
    await userEvent.click(screen.getByRole('button', { name: '切换到此身份' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('可能是网络不稳定'));
    expect(onOpenChange).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('links to the application form, also without any role', async () => {
    const onApply = vi.fn<() => void>();
    const { onOpenChange } = await setup({ roles: null, onApply });
    expect(screen.getByText('您还没有可用的身份。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '申请新的身份' }));
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'select' });
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('waits for the roles and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    const none = () => Promise.resolve(undefined);
    const { rerender } = render(<RoleSelectDialog open loading onSelect={none} />);
    expect(await screen.findByText('正在加载身份')).toBeInTheDocument();
    rerender(<RoleSelectDialog open failed onRetry={onRetry} onSelect={none} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('returns the focus to its opener', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            打开
          </button>
          <RoleSelectDialog
            roles={roles}
            open={open}
            onOpenChange={setOpen}
            onSelect={() => Promise.resolve(undefined)}
          />
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  });
});
