import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StatusTag } from '../status-tag/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { PageHeading } from './PageHeading.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-page-heading',
  title: 'Shell 外壳/PageHeading 页面标题',
  component: PageHeading,
  args: {
    title: '个人中心',
    description: '辽宁砚川建设工程有限公司，企业管理员',
    actions: (
      <>
        <Button icon={<Icon name="swap" />}>切换身份</Button>
        <Button variant="primary" icon={<Icon name="plus" />}>
          办理证书
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };
export const WithStatus: Story = {
  args: {
    title: '新办实体CA锁',
    extra: (
      <StatusTag family="violet" icon="arc">
        制证中
      </StatusTag>
    ),
    description: '订单号 DD20261120005103',
    actions: undefined,
  },
};
export const Public: Story = { args: { title: '办理证书', size: 'lg', actions: undefined } };
export const LongText: Story = {
  args: { title: '关于辽宁省公共资源交易平台数字证书互认与迁移期间业务办理安排的说明' },
};
export const States: Story = {
  render: (args) => (
    <StatesSheet
      minWidth="26rem"
      states={{
        full: <PageHeading {...args} />,
        large: <PageHeading title="办理证书" size="lg" />,
      }}
    />
  ),
};
