import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { PasswordInput } from './index.js';

const meta = {
  id: 'components-password-input',
  title: 'Inputs 输入/PasswordInput 密码框',
  component: PasswordInput,
  args: { 'aria-label': '密码', defaultValue: 'Ab12345678' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const English: Story = { globals: { locale: 'en-US' } };
export const Empty: Story = { args: { defaultValue: '', placeholder: '请输入密码' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        hidden: <PasswordInput aria-label="密码" defaultValue="Ab12345678" />,
        invalid: <PasswordInput aria-label="密码" defaultValue="Ab" invalid />,
        disabled: <PasswordInput aria-label="密码" defaultValue="Ab" disabled />,
      }}
    />
  ),
};
