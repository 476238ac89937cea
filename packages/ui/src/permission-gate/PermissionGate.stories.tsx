import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { PermissionGate } from './index.js';

const meta = {
  id: 'components-permission-gate',
  title: 'Shell 外壳/PermissionGate 权限控制',
  component: PermissionGate,
  args: {
    held: { roles: ['agent'], permissions: ['staff:reset'] },
    permissions: ['staff:reset'],
    children: <Button>重置密码</Button>,
    fallback: '请联系本企业的管理员办理。',
  },
} satisfies Meta<typeof PermissionGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Refused: Story = { args: { held: {} } };
export const Admin: Story = {
  args: { held: { roles: ['admin'] }, roles: ['legal'], permissions: undefined },
};
export const Wildcard: Story = { args: { held: { permissions: ['*:*:*'] } } };

export const States: Story = {
  render: (args) => (
    <StatesSheet
      states={{ passes: <PermissionGate {...args} />, refused: <PermissionGate {...args} held={{}} /> }}
    />
  ),
};
