import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RoleApplicationForm, type RoleApplicationValues } from './index.js';

const company = () => screen.getByRole('textbox', { name: /^企业名称/ });
const code = () => screen.getByRole('textbox', { name: /^统一社会信用代码/ });
const send = () => screen.getByRole('button', { name: '提交申请' });
const spy = () => vi.fn<(values: RoleApplicationValues) => Promise<string | undefined>>();

const fill = async () => {
  await userEvent.type(company(), ' 示例建设工程有限公司 ');
  await userEvent.type(code(), '91210000tex000010x');
  await userEvent.click(screen.getByRole('radio', { name: '代理人' }));
};

describe('RoleApplicationForm', () => {
  it('shows each of the three required messages when the field is left empty', async () => {
    render(<RoleApplicationForm onSubmit={spy()} />);
    await userEvent.type(company(), '  ');
    await userEvent.tab();
    expect(await screen.findByText('请输入企业名称')).toBeVisible();
    expect(screen.queryByText('请输入统一社会信用代码')).not.toBeInTheDocument();
    expect(code()).toHaveFocus();
    await userEvent.tab();
    expect(await screen.findByText('请输入统一社会信用代码')).toBeVisible();
    expect(screen.queryByText('请选择角色')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '管理员' })).toHaveFocus();
    await userEvent.tab();
    expect(await screen.findByText('请选择角色')).toBeVisible();
    expect(company()).toHaveAccessibleDescription(/请输入企业名称/);
  });

  it('offers administrator, legal person and agent by the numbers of the form', async () => {
    const onSubmit = spy().mockResolvedValue(undefined);
    render(<RoleApplicationForm onSubmit={onSubmit} />);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2', '3']);
    await fill();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      companyName: '示例建设工程有限公司',
      code: '91210000TEX000010X',
      role: '3',
    });
    expect(await screen.findByText('申请已提交，等待企业管理员审核')).toBeVisible();
    const again = screen.getByRole('button', { name: '再申请一个' });
    expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(company()).toHaveValue('');
  });

  it.each([' 91210000tex000010x', '9121 0000 TEX0 0001 0X', '91210000TEX000010X\t'])(
    'the code “%s” is pasted completely, checked and sent without spaces',
    async (text) => {
      const onSubmit = spy().mockResolvedValue(undefined);
      const codeRule = vi.fn<(code: string) => true | string>((code) =>
        code.length === 18 ? true : '应为 18 位',
      );
      render(<RoleApplicationForm onSubmit={onSubmit} codeRule={codeRule} defaultValues={{ role: '1' }} />);
      await userEvent.type(company(), '示例建设工程有限公司');
      await userEvent.click(code());
      await userEvent.paste(text);
      await userEvent.click(send());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(onSubmit.mock.calls[0]?.[0].code).toBe('91210000TEX000010X');
      expect(codeRule).toHaveBeenLastCalledWith(text.replace(/\s/g, ''));
    },
  );

  it('applies further rules on blur and sends nothing while one fails', async () => {
    const onSubmit = spy();
    render(
      <RoleApplicationForm
        onSubmit={onSubmit}
        codeRule={(text) => text.length === 18 || '统一社会信用代码应为 18 位。'}
      />,
    );
    await userEvent.type(code(), '9121');
    await userEvent.tab();
    expect(await screen.findByText('统一社会信用代码应为 18 位。')).toBeVisible();
    await userEvent.click(send());
    expect(await screen.findByText('请选择角色')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the input when the server refuses or cannot be reached', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const onSubmit = spy()
      .mockResolvedValueOnce('您已经申请过这家企业的这个角色，正在等待审核。')
      .mockRejectedValueOnce(new Error('offline'));
    render(<RoleApplicationForm onSubmit={onSubmit} />);
    await fill();
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('正在等待审核');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('可能是网络不稳定'));
    expect(company()).toHaveValue(' 示例建设工程有限公司 ');
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('names another reviewer', async () => {
    const sentWords = { title: '申请已提交，等待工作人员审核', next: '审核结果会以站内消息通知您。' };
    render(<RoleApplicationForm onSubmit={spy().mockResolvedValue(undefined)} sentWords={sentWords} />);
    await fill();
    await userEvent.click(send());
    expect(await screen.findByText(sentWords.title)).toBeVisible();
    expect(screen.getByText(sentWords.next)).toBeVisible();
    expect(screen.queryByText(/企业管理员/)).not.toBeInTheDocument();
  });

  it('can be canceled, shows further fields, and shows unknown roles by their number', async () => {
    const onCancel = vi.fn<() => void>();
    render(
      <RoleApplicationForm onSubmit={spy()} onCancel={onCancel} roles={['1', '7']}>
        <p>营业执照</p>
      </RoleApplicationForm>,
    );
    expect(screen.getByRole('radio', { name: '7' })).toBeInTheDocument();
    expect(screen.getByText('营业执照')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
