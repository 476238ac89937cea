import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Alert } from '../alert/index.js';
import { ConfirmDialog } from './index.js';

const meta = {
  id: 'components-confirm-dialog',
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '确认退出登录？',
    description: '没有提交的内容会留在这台电脑上。',
    confirmLabel: '退出登录',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '取消' })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '确认撤回申请？',
    confirmLabel: '撤回',
    description: '撤回后需要重新提交材料。',
  },
};
export const Irreversible: Story = {
  args: {
    tone: 'danger',
    title: '确认注销企业主锁？',
    description: undefined,
    confirmLabel: '注销证书',
    typeToConfirm: '注销',
    children: (
      <Alert tone="danger" title="注销后不能恢复">
        名下的副锁同时停用。
      </Alert>
    ),
  },
  play: async ({ userEvent }) => {
    const verb = await screen.findByRole('button', { name: '注销证书' });
    await expect(verb).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), '注销');
    await expect(verb).toBeEnabled();
  },
};
export const Working: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(screen.getByRole('button', { name: '处理中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const English: Story = {
  args: { title: 'Sign out?', description: undefined, confirmLabel: undefined },
  globals: { locale: 'en-US' },
};
