import { identity } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { RoleApplyPage } from './RoleApplyPage.js';

const one = identity.applications.example.response;
const rejected = {
  ...one,
  id: 8,
  role: '2' as const,
  state: 'rejected' as const,
  reason: '授权书没有盖章',
  decidedAt: '2026-11-20 16:30:00',
};

const meta = {
  title: 'Screens 页面/Sign-in 登录/RoleApplyPage 角色申请',
  id: 'screens-auth-role-apply-page',
  component: RoleApplyPage,
  decorators: [inApp({ path: '/roleApply', layout: PublicLayout, token: '6.story' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(mock(identity.applications, { rows: [one, rejected], total: 2 }), ...exampleHandlers());
  },
} satisfies Meta<typeof RoleApplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const apply = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/企业名称/), '示例建设工程有限公司');
  await userEvent.type(canvas.getByLabelText(/统一社会信用代码/), '91210000tex000010x');
  await userEvent.click(canvas.getByRole('radio', { name: '代理人' }));
  await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
  return canvas;
};

export const Default: Story = {};
export const Applies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await apply(canvasElement);
    await expect(await canvas.findByText('申请已提交，等待工作人员审核')).toBeVisible();
  },
};
export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(identity.apply, 'companyMismatch'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await apply(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText(/企业名称/)).toHaveValue('示例建设工程有限公司');
  },
};
export const Withdraws: Story = {
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^撤回/ }));
    msw.use(mock(identity.applications, { rows: [{ ...one, state: 'withdrawn' }, rejected], total: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: '撤回申请' }));
    await expect(await canvas.findByText('已撤回')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(identity.applications));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(identity.applications, { rows: [], total: 0 }));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(identity.applications));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /重试/ })).toBeVisible();
  },
};
/** A user without permission to see the list may not apply either. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(identity.applications, 'forbidden'));
  },
  play: saysNoPermission,
};
export const LongContent: Story = {
  beforeEach({ msw }) {
    const companyName = '示例特别长名称的建设工程项目管理与造价咨询有限责任公司沈阳浑南新区第二分公司';
    msw.use(mock(identity.applications, { rows: [{ ...rejected, companyName }], total: 31 }));
  },
};
export const Phone: Story = { globals: onScreen('phone') };
