import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Timeline, type TimelineItem } from './Timeline.js';

const making: TimelineItem[] = [
  { key: 1, title: '装入介质', status: 'done', time: '11-21 09:28', description: '介质号 JZ00 4821' },
  {
    key: 2,
    title: '写入证书',
    status: 'current',
    icon: 'stamp',
    time: '11-21 09:30',
    description: '浑南制证点，第 12 位',
  },
  { key: 3, title: '质检和打印标签', status: 'todo', icon: 'print' },
  { key: 4, title: '到网点领取', status: 'todo', icon: 'box', description: '沈阳浑南服务网点' },
];

const failed: TimelineItem[] = [
  {
    key: 2,
    title: '审核',
    status: 'failed',
    time: '11-21 10:42',
    description: '营业执照印章遮挡文字，看不清经营范围。',
    action: <Button size="sm">修改材料</Button>,
  },
  { key: 1, title: '支付', status: 'done', time: '11-20 09:15', description: '支付宝 ¥300.00' },
];

const record: TimelineItem[] = [
  { key: 3, title: '写入锁', status: 'current', time: '10:42:18', description: '签名证书已写入' },
  { key: 2, title: '签发', status: 'done', time: '10:41:55', description: '北辰 CA，用时 21 秒' },
  { key: 1, title: '生成申请', status: 'done', time: '10:41:34', description: '在锁内生成密钥' },
];

const meta = {
  id: 'components-timeline',
  title: 'Data display 数据展示/Timeline 时间线',
  component: Timeline,
  args: { items: making },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Failed: Story = { args: { items: failed } };
export const Record: Story = { args: { items: record } };
export const OneEntry: Story = { args: { items: record.slice(0, 1) } };
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="16rem"
      states={{
        making: <Timeline items={making} />,
        failed: <Timeline items={failed} />,
        record: <Timeline items={record} />,
      }}
    />
  ),
};
