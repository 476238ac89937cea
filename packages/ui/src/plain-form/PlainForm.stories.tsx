import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Input } from '../input/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { PlainField, PlainForm } from './index.js';

interface LoginProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  onSubmit: (form: HTMLFormElement) => unknown;
}

function Login({ onSubmit, error: given, ...rest }: LoginProps) {
  const [error, setError] = useState(given);
  return (
    <PlainForm
      onSubmit={(form) => {
        const filled = new FormData(form).get('username') !== '';
        setError(filled ? undefined : '请输入用户名或手机号。');
        return filled && onSubmit(form);
      }}
    >
      <PlainField name="username" error={error} {...rest}>
        <Input autoComplete="username" />
      </PlainField>
      <Button type="submit" variant="primary" loading={false}>
        登录
      </Button>
    </PlainForm>
  );
}

const meta = {
  id: 'components-plain-form',
  title: 'Forms 表单/PlainForm 轻量表单',
  component: Login,
  args: { label: '用户名或手机号', onSubmit: fn() },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Required: Story = { args: { required: true, hint: '与注册时一致' } };
export const Refused: Story = { args: { error: '用户名或密码不正确，还可尝试 4 次。' } };
export const LongText: Story = { args: { label: '用户名'.repeat(40), error: '请重新填写。'.repeat(40) } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { args: { label: 'User name', required: true }, globals: { locale: 'en-US' } };
export const RefusalDoesNotSwallowTheNextTry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('请输入用户名或手机号。')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('用户名或手机号'), 'qiye{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="18rem"
      states={{
        empty: <Login {...args} />,
        required: <Login {...args} required />,
        hint: <Login {...args} hint="与注册时一致" />,
        refused: <Login {...args} error="用户名或密码不正确。" />,
      }}
    />
  ),
};
