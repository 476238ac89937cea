import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { StatusTag } from './StatusTag.js';
import { statuses } from './StatusTag.fixtures.js';

const meta = {
  id: 'components-status-tag',
  title: 'Data display 数据展示/StatusTag 状态标签',
  component: StatusTag,
  args: { family: 'success', icon: 'check', children: '有效' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const InProgress: Story = { args: { family: 'violet', icon: 'arc', children: '制证中' } };
export const Failed: Story = { args: { family: 'danger', icon: 'warning', children: '审核未通过' } };

/** Every state of certificates and orders. */
export const StatusMap: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {statuses.map(([family, icon, text]) => (
        <StatusTag key={text} family={family} icon={icon}>
          {text}
        </StatusTag>
      ))}
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="9rem"
      states={Object.fromEntries(
        statuses.map(([family, icon, text]) => [
          text,
          <StatusTag key={text} family={family} icon={icon}>
            {text}
          </StatusTag>,
        ]),
      )}
    />
  ),
};
