import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { ApplicationSent } from './ApplicationSent.js';
import { RoleApplicationForm } from './index.js';

const filled = { companyName: '示例建设工程有限公司', code: '91210000TEX000010X', role: '1' };

const meta = {
  id: 'components-role-application-form',
  title: 'Forms 表单/RoleApplicationForm 角色申请',
  component: RoleApplicationForm,
  parameters: { viewport },
  args: { onSubmit: fn((): Promise<string | undefined> => Promise.resolve(undefined)), onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoleApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = { args: { defaultValues: filled } };
export const RequiredOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('请输入企业名称')).toBeVisible();
    await expect(canvas.getByText('请输入统一社会信用代码')).toBeVisible();
    await expect(canvas.getByText('请选择角色')).toBeVisible();
  },
};
export const InvalidCode: Story = {
  args: { codeRule: (text) => text.length === 18 || '统一社会信用代码应为 18 位。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^统一社会信用代码/ }), '9121');
    await userEvent.tab();
    await expect(await canvas.findByText('统一社会信用代码应为 18 位。')).toBeVisible();
  },
};
export const Submitting: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByRole('button', { name: '提交中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(() => Promise.resolve('您已经申请过这家企业的这个角色，正在等待审核。')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('正在等待审核');
  },
};
export const Sent: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('申请已提交，等待企业管理员审核')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再申请一个' })).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('示例建设工程有限公司');
    await userEvent.tab();
    await userEvent.keyboard('91210000tex000010x');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(await canvas.findByText('申请已提交，等待企业管理员审核')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, role: '2' });
  },
};
export const LongText: Story = {
  args: { defaultValues: { ...filled, companyName: '沈阳市第一建设工程有限公司'.repeat(7) } },
};
export const Elder: Story = { globals: { mode: 'elder' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { contrast: 'high' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };

export const States: Story = {
  render: ({ onSubmit, onCancel }) => (
    <StatesSheet
      minWidth="22rem"
      states={{
        empty: <RoleApplicationForm onSubmit={onSubmit} onCancel={onCancel} />,
        filled: <RoleApplicationForm defaultValues={filled} onSubmit={onSubmit} />,
        sent: <ApplicationSent onAgain={() => {}} />,
      }}
    />
  ),
};
