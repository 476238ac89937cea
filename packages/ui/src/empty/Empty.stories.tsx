import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Empty } from './Empty.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-empty',
  title: 'Feedback 反馈/Empty 空状态',
  component: Empty,
  args: {
    title: '还没有证书',
    reason: '办理后，证书会显示在这里。首次办理请先申请企业主锁。',
    action: (
      <Button variant="primary" icon={<Icon name="plus" />}>
        申请证书
      </Button>
    ),
  },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const NoResult: Story = {
  args: {
    art: 'search',
    title: '没有符合条件的证书',
    reason: '试试减少筛选条件，或检查序列号有没有输错。',
    action: <Button>清除全部条件</Button>,
  },
};
export const NoMessages: Story = {
  args: {
    art: 'messages',
    title: '暂无新消息',
    reason: '有新的审核、订单或到期提醒时，会显示在这里。',
    action: undefined,
  },
};
export const Failed: Story = {
  args: {
    art: 'offline',
    title: '网络连接不上',
    reason: '可能是网络断开或信号不稳定。您填写的内容已保存在本机。',
    action: (
      <Button variant="primary" icon={<Icon name="refresh" />}>
        重试
      </Button>
    ),
  },
};
export const Small: Story = { args: { size: 'sm', art: null, action: undefined } };
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="18rem"
      states={{
        firstUse: (
          <Empty
            title="还没有证书"
            reason="办理后，证书会显示在这里。"
            action={<Button variant="primary">申请证书</Button>}
          />
        ),
        noResult: <Empty art="search" title="没有符合条件的证书" action={<Button>清除全部条件</Button>} />,
        messages: <Empty art="messages" title="暂无新消息" reason="有新的提醒时，会显示在这里。" />,
        failed: <Empty art="offline" title="网络连接不上" reason="可能是网络断开或信号不稳定。" />,
      }}
    />
  ),
};
