import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Tag } from './Tag.js';

const meta = {
  id: 'components-tag',
  title: 'Data display 数据展示/Tag 标记（标签）',
  component: Tag,
  args: { children: '业务' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'brand', children: '主锁' }, tags: ['!test'] };
export const Brand: Story = { args: { tone: 'brand', children: '主锁' } };
export const New: Story = { args: { tone: 'new', children: '新' } };
export const LongText: Story = { args: { children: '公共资源交易平台系统维护' } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="8rem"
      states={{
        neutral: <Tag>业务</Tag>,
        brand: <Tag tone="brand">主锁</Tag>,
        new: <Tag tone="new">新</Tag>,
      }}
    />
  ),
};
