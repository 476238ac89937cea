import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Breadcrumb } from './Breadcrumb.js';

const meta = {
  id: 'components-breadcrumb',
  title: 'Navigation 导航/Breadcrumb 面包屑',
  component: Breadcrumb,
  args: {
    items: [{ label: '首页', href: '/' }, { label: '产品中心', href: '/product' }, { label: '办理证书' }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const TwoLevels: Story = {
  args: { items: [{ label: '我的订单', href: '/core/order' }, { label: '订单详情' }] },
};
export const LongText: Story = {
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '通知公告', href: '/proclamation' },
      { label: '关于辽宁省公共资源交易平台数字证书互认与迁移期间业务办理安排的说明' },
    ],
  },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: ({ items }) => <StatesSheet states={{ default: <Breadcrumb items={items} /> }} />,
};
