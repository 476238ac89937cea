import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Sidebar } from './Sidebar.js';
import { brand, items, user } from './Sidebar.fixtures.js';

const meta = {
  id: 'components-sidebar',
  title: 'Components/Sidebar',
  component: Sidebar,
  args: { brand, user, items, activeKey: 'caManage', onSwitchRole: fn(), onCollapsedChange: fn() },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const NestedPage: Story = { args: { activeKey: 'requests' } };

export const OpenParent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '员工管理' }));
    await expect(canvas.getByRole('link', { name: '员工列表' })).toBeVisible();
  },
};

export const NoIdentityChosen: Story = { args: { user: { name: '林晓禾' } } };
export const WithoutLogo: Story = { args: { brand: undefined } };
export const LongText: Story = {
  args: {
    items: [{ key: 'long', label: '公共资源交易平台证书管理', icon: 'certificate', href: '/core/caManage' }],
    user: { name: '欧阳慕容晓晓晓晓晓', roleName: '建设工程项目负责人（一级注册建造师）' },
  },
};
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="16rem"
      states={{
        open: <Sidebar {...args} />,
        nested: <Sidebar {...args} activeKey="requests" />,
        collapsed: <Sidebar {...args} collapsed />,
      }}
    />
  ),
};
