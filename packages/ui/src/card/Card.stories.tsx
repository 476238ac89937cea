import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Card } from './Card.js';

const meta = {
  id: 'components-card',
  title: 'Data display 数据展示/Card 卡片',
  component: Card,
  args: { title: '最近订单', children: '企业主锁延期，2026-11-20 09:12，制证中' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const WithoutTitle: Story = { args: { title: undefined } };
export const WithExtraAndFooter: Story = {
  args: { extra: <Link href="/core/order">全部订单</Link>, footer: '共 4 笔，合计 ¥1,250.00' },
};
export const LongTitle: Story = {
  args: {
    title: '关于辽宁省公共资源交易平台数字证书互认与迁移期间业务办理安排的说明',
    extra: <Link href="/proclamation">全部公告</Link>,
  },
};
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="20rem"
      states={{
        plain: <Card>内容</Card>,
        titled: (theme) => (
          <Card title={`最近订单 ${theme}`} extra={<Link href="/core/order">全部订单</Link>} footer="共 4 笔">
            企业主锁延期
          </Card>
        ),
        edgeToEdge: (theme) => (
          <Card title={`明细 ${theme}`} padding="none">
            <div style={{ padding: 16, background: 'var(--ca-bg-subtle)' }}>内容到边</div>
          </Card>
        ),
      }}
    />
  ),
};
