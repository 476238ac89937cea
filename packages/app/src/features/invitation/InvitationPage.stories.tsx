import { membership } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { InvitationPage } from './InvitationPage.js';

const path = '/invitation/c3RhZmYtaW52aXRhdGlvbi0wMQ';
const as = (token: string | null) => ({
  decorators: [inApp({ path, pattern: '/invitation/:token', token, layout: PublicLayout })],
});
const { response: example } = membership.invitation.example;

const meta = {
  title: 'Screens 页面/Sign-in 登录/InvitationPage 邀请',
  id: 'screens-invitation-invitation-page',
  component: InvitationPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...as('6.story'),
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '接受邀请' }));
    await expect(await canvas.findByText('您已加入该企业')).toBeVisible();
  },
};
/** A visitor reads the invitation, logs in and returns. */
export const Visitor: Story = {
  ...as(null),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '登录并接受' });
    await expect(link).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`);
  },
};
/** A link for many users: the administrator still has to approve. */
export const ByLink: Story = {
  ...as('6.story'),
  beforeEach({ msw }) {
    msw.use(mock(membership.answerInvitation, { state: 'waiting' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '接受邀请' }));
    await expect(await canvas.findByText('已提交加入申请')).toBeVisible();
  },
};
export const ForSomebodyElse: Story = {
  ...as('6.story'),
  beforeEach({ msw }) {
    msw.use(mockError(membership.answerInvitation, 'invitationForOther'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '接受邀请' }));
    await expect(await canvas.findByText(/该邀请发给了另一个手机号/)).toBeVisible();
  },
};
export const Expired: Story = {
  ...as('6.story'),
  beforeEach({ msw }) {
    msw.use(mock(membership.invitation, { ...example, state: 'expired' }));
  },
};
export const Empty: Story = {
  ...as(null),
  beforeEach({ msw }) {
    msw.use(mockError(membership.invitation, 'invitationInvalid'));
  },
};
export const Loading: Story = {
  ...as(null),
  beforeEach({ msw }) {
    msw.use(mockForever(membership.invitation));
  },
};
export const Failed: Story = {
  ...as(null),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(membership.invitation));
  },
};
export const LongContent: Story = {
  ...as('6.story'),
  beforeEach({ msw }) {
    msw.use(
      mock(membership.invitation, {
        ...example,
        companyName: '辽宁省示例建设工程项目管理咨询与招标代理有限责任公司沈阳浑南高新技术产业开发区分公司',
      }),
    );
  },
};
export const Phone: Story = { ...as(null), globals: onScreen('phone') };
