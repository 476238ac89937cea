import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import type { Read } from './read-state.js';
import { Shown, type ShownProps } from './Shown.js';

type Rows = Read<string[]>;
const idle: Rows = { data: undefined, error: null, isError: false, isFetching: false, refetch: fn() };
const failed = (error: unknown): Rows => ({ ...idle, error, isError: true });

const meta = {
  title: 'Screens 页面/Frame 页面框架/Shown 数据区域的各种状态',
  id: 'screens-shell-shown',
  decorators: [inApp({ path: '/', token: '5.test' })],
  args: {
    of: { ...idle, data: ['关于国庆期间服务安排的通知', '电子印章升级公告'] },
    what: '通知公告',
    unharmed: '您的选择还在',
    card: true,
    loading: (
      <Card>
        <Skeleton height="6rem" />
      </Card>
    ),
    empty: (
      <Card>
        <Empty size="sm" title="暂无公告" reason="平台有新的安排时会发布在这里。" />
      </Card>
    ),
    missing: (
      <Card>
        <Empty art="search" title="没有找到公告" reason="它可能已下线。请从通知公告重新打开。" />
      </Card>
    ),
    children: (rows) => (
      <Card>
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </Card>
    ),
  },
  parameters: { viewport },
  render: (args) => <Shown {...args} />,
} satisfies Meta<ShownProps<Rows>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { of: idle } };
export const NothingYet: Story = { args: { of: { ...idle, data: [] } } };
export const Failed: Story = { args: { of: failed(new ApiError('network', 0, 'offline')) } };
/** The server does not know that name. */
export const Missing: Story = {
  args: { of: failed(new ApiError('business', errorCodes.notFound, '不存在')) },
};
/** The role has no access to the whole page. */
export const NoPermission: Story = {
  args: { of: failed(new ApiError('business', errorCodes.forbidden, '您没有权限查看。')) },
};
/** The rest of the page stays visible: the refusal appears in this part. */
export const PartRefused: Story = { args: { ...NoPermission.args, part: true } };
/** A reload has failed: the loaded data stay. */
export const FailedLater: Story = {
  args: { of: { ...failed(new ApiError('network', 0, 'offline')), data: ['电子印章升级公告'] } },
};
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
export const Elder: Story = { ...Failed, globals: { mode: 'elder' } };
export const Phone: Story = { ...Failed, globals: onScreen('phone') };
