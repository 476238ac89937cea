import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { QrCode } from './index.js';

const address = 'https://ca.example.cn/o/2026112100018';

const meta = {
  id: 'components-qr-code',
  title: 'Data display 数据展示/QrCode 二维码',
  component: QrCode,
  args: { value: address, label: '手机扫码继续办理' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const NeverTooSmall: Story = {
  args: { size: 40 },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '手机扫码继续办理' });
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(112);
  },
};
export const WithoutText: Story = { args: { hideText: true } };
export const Empty: Story = { args: { value: '' } };
export const TooLong: Story = { args: { value: '长'.repeat(2000) } };
export const LongText: Story = { args: { value: `${address}?ticket=${'a1b2c3d4'.repeat(40)}` } };
export const English: Story = {
  args: { label: 'Scan to continue on your phone' },
  globals: { locale: 'en-US' },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        ready: <QrCode value={address} label="手机扫码继续办理" />,
        withoutText: <QrCode value={address} label="微信扫码支付" hideText />,
        empty: <QrCode value="" label="微信扫码支付" />,
        tooLong: <QrCode value={'长'.repeat(2000)} text="内容见附件" label="内容过长" />,
      }}
    />
  ),
};
