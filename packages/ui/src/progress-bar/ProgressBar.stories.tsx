import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { ProgressBar } from './ProgressBar.js';

const meta = {
  id: 'components-progress-bar',
  title: 'Feedback 反馈/ProgressBar 进度条',
  component: ProgressBar,
  args: { value: 68, label: '写入进度' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Nothing: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100, tone: 'success' } };
export const Large: Story = { args: { size: 'lg' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        action: <ProgressBar value={68} label="写入进度" />,
        large: <ProgressBar value={68} label="写入进度" size="lg" />,
        success: <ProgressBar value={87} label="剩余有效期" tone="success" />,
        warning: <ProgressBar value={7} label="剩余有效期" tone="warning" />,
        danger: <ProgressBar value={100} label="剩余有效期" tone="danger" />,
        neutral: <ProgressBar value={40} label="学习进度" tone="neutral" />,
        empty: <ProgressBar value={0} label="上传进度" />,
      }}
    />
  ),
};
