import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Toast, Toaster, toaster, type ToastItem, type ToastTone } from './index.js';

const item = (tone: ToastTone, rest: Partial<ToastItem> = {}): ToastItem => ({
  id: 0,
  tone,
  title: '密码已修改',
  duration: Number.POSITIVE_INFINITY,
  ...rest,
});

const meta = {
  id: 'components-toast',
  title: 'Feedback 反馈/Toast 轻提示',
  component: Toast,
  args: { toast: item('success'), onClose: fn() },
  // Toasts survive a story: the store is shared by the page.
  beforeEach: () => toaster.clear(),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Info: Story = { args: { toast: item('info', { title: '证书正在制作' }) } };
export const Warning: Story = { args: { toast: item('warning', { title: '企业主锁还有 26 天到期' }) } };
export const ErrorWithAction: Story = {
  args: {
    toast: item('error', {
      title: '没有保存成功',
      description: '网络中断，您填写的内容还在，请重试。',
      action: { label: '重试', onSelect: fn() },
    }),
  },
};
export const LongText: Story = {
  args: {
    toast: item('info', {
      title: '沈阳市第一建设工程有限公司的企业主锁已经制作完成，请到和平区领取网点领取',
      description: '领取时请携带营业执照副本、法定代表人身份证和经办人身份证原件。',
    }),
  },
};
export const FromStore: Story = {
  render: () => (
    <>
      <Toaster />
      <Button onClick={() => toaster.success('已复制')}>复制</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    await expect(await screen.findByText('已复制')).toBeVisible();
  },
};
export const ThreeAtMost: Story = {
  render: () => <Toaster />,
  play: async () => {
    for (const title of ['一', '二', '三', '四']) toaster.info(title);
    await expect(await screen.findByText('四')).toBeVisible();
    await expect(screen.queryByText('一')).not.toBeInTheDocument();
  },
};
export const Narrow: Story = {
  ...ErrorWithAction,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
export const English: Story = {
  args: { toast: item('success', { title: 'Password changed' }) },
  globals: { locale: 'en-US' },
};

const nothing = () => {};
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        info: <Toast toast={item('info', { title: '证书正在制作' })} onClose={nothing} />,
        success: <Toast toast={item('success')} onClose={nothing} />,
        warning: <Toast toast={item('warning', { title: '还有 26 天到期' })} onClose={nothing} />,
        error: (
          <Toast
            toast={item('error', {
              title: '没有保存成功',
              description: '请重试。',
              action: { label: '重试', onSelect: nothing },
            })}
            onClose={nothing}
          />
        ),
      }}
    />
  ),
};
