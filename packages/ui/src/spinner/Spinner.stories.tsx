import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Spinner } from './Spinner.js';

const meta = {
  id: 'components-spinner',
  title: 'Feedback 反馈/Spinner 加载中',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { verb: '正在提交' } };
export const Verb: Story = { args: { verb: '正在写入证书' } };
export const Large: Story = { args: { size: 'lg', verb: '正在检测证书锁' } };
/** From the first second here, to show the state; ten seconds by default. */
export const LongWait: Story = {
  args: { verb: '正在写入证书', waitedAfter: 0, onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    verb: '正在向北辰 CA 申请沈阳市第一建设工程有限公司的企业主锁证书',
    waitedAfter: 0,
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Spinner {...args} />
    </div>
  ),
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        inline: <Spinner verb="正在提交" />,
        region: <Spinner size="lg" verb="正在加载" />,
        waited: <Spinner verb="正在写入证书" waitedAfter={0} onCancel={() => {}} />,
        waitedRegion: <Spinner size="lg" verb="正在检测证书锁" waitedAfter={0} onCancel={() => {}} />,
      }}
    />
  ),
};
