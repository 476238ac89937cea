import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { type ProgressNode, ProgressTrack } from './ProgressTrack.js';

const order: ProgressNode[] = [
  { key: 'submitted', title: '已提交', status: 'done', note: '11-20 09:12', icon: 'send' },
  { key: 'paid', title: '已支付', status: 'done', note: '11-20 09:15', icon: 'wallet' },
  { key: 'reviewed', title: '审核通过', status: 'done', note: '11-20 13:48', icon: 'check-circle' },
  { key: 'making', title: '制证中', status: 'current', note: '预计今天 17:00 前', icon: 'stamp' },
  { key: 'pickup', title: '待领取', status: 'todo', note: '自取', icon: 'box' },
  { key: 'finished', title: '已完成', status: 'todo', icon: 'shield-check' },
];

const written: ProgressNode = {
  key: 'write',
  title: '写入锁',
  status: 'current',
  note: '写入证书和印章',
  icon: 'save',
};
const writing: ProgressNode[] = [
  { key: 'detect', title: '检测锁', status: 'done', note: '读到企业主锁', icon: 'lock-device' },
  { key: 'request', title: '生成申请', status: 'done', note: '在锁内生成密钥', icon: 'key' },
  { key: 'issue', title: '签发', status: 'done', note: '北辰 CA 签发', icon: 'certificate' },
  written,
];

const meta = {
  id: 'components-progress-track',
  title: 'Data display 数据展示/ProgressTrack 办理进度',
  component: ProgressTrack,
  args: { items: order },
} satisfies Meta<typeof ProgressTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Writing: Story = { args: { items: writing, size: 'lg' } };
export const WritingFailed: Story = {
  args: {
    size: 'lg',
    items: writing.map((node) => (node.status === 'current' ? { ...node, status: 'failed' } : node)),
  },
};
export const ReviewFailed: Story = {
  args: {
    items: order.map((node, index) => ({
      ...node,
      status: index < 2 ? 'done' : index === 2 ? 'failed' : 'todo',
      note: index < 2 ? node.note : index === 2 ? '请修改材料' : undefined,
    })),
  },
};
export const Finished: Story = { args: { items: order.map((node) => ({ ...node, status: 'done' })) } };
export const Phone: Story = {
  parameters: { viewport },
  globals: onScreen('phone'),
};
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="46rem"
      states={{
        making: <ProgressTrack items={order} />,
        writing: <ProgressTrack items={writing} size="lg" />,
        failed: (
          <ProgressTrack items={[...writing.slice(0, 3), { ...written, status: 'failed' }]} size="lg" />
        ),
      }}
    />
  ),
};
