import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { SmsCodeField } from './index.js';

const meta = {
  id: 'components-sms-code-field',
  title: 'Forms 表单/SmsCodeField 短信验证码',
  component: SmsCodeField,
  args: { storageKey: 'story:sms', onSend: fn(async () => true) },
  // Stories share one session storage: each starts without a running countdown.
  beforeEach: () => sessionStorage.removeItem('story:sms'),
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const CaptchaFirst: Story = {
  args: { sendDisabled: true, sendDisabledReason: '请先填写图形验证码。' },
};
export const Counting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /秒后可重新发送/ })).toBeDisabled();
  },
};
export const SentBefore: Story = {
  beforeEach: () => sessionStorage.setItem('story:sms', '1'),
};
export const WrongCode: Story = { args: { defaultValue: '120934', error: '验证码错误或已过期，请重新获取' } };
export const NotSent: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(
      await canvas.findByText(/没有发送出去/, { selector: '[data-part="error"] *' }),
    ).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { globals: { locale: 'en-US' } };

const send = async () => true;
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        ready: <SmsCodeField storageKey="story:a" onSend={send} hint="发送到 138****8000" />,
        captchaFirst: (
          <SmsCodeField
            storageKey="story:b"
            onSend={send}
            sendDisabled
            sendDisabledReason="请先填写图形验证码。"
          />
        ),
        wrong: <SmsCodeField storageKey="story:c" onSend={send} error="验证码错误或已过期，请重新获取" />,
      }}
    />
  ),
};
