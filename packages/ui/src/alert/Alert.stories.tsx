import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Alert } from './index.js';

const meta = {
  id: 'components-alert',
  title: 'Feedback 反馈/Alert 警告提示',
  component: Alert,
  args: { title: '证书正在制作', children: '预计今天 17:00 前完成，现在不用做什么。' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Success: Story = { args: { tone: 'success', title: '材料已通过审核' } };
export const Warning: Story = {
  args: { tone: 'warning', title: '企业主锁还有 26 天到期', children: '到期前 80 天内可以延期。' },
};
export const Danger: Story = {
  args: { tone: 'danger', title: '审核未通过：印章遮挡文字', children: '请修改营业执照副本后重新提交。' },
};
export const WithAction: Story = {
  args: { tone: 'warning', title: '企业主锁还有 26 天到期', action: <Button size="sm">去延期</Button> },
};
export const TitleOnly: Story = { args: { children: undefined } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        info: <Alert title="证书正在制作">现在不用做什么。</Alert>,
        success: (
          <Alert tone="success" title="材料已通过审核">
            证书今天开始制作。
          </Alert>
        ),
        warning: (
          <Alert tone="warning" title="企业主锁还有 26 天到期" action={<Button size="sm">去延期</Button>}>
            到期后不能登录和投标。
          </Alert>
        ),
        danger: (
          <Alert tone="danger" title="审核未通过：印章遮挡文字">
            请修改后重新提交。
          </Alert>
        ),
      }}
    />
  ),
};
