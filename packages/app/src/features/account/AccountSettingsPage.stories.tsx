import { account } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { AccountSettingsPage } from './AccountSettingsPage.js';

const meta = {
  title: 'Screens 页面/Account 账号与资料/AccountSettingsPage 账号设置',
  id: 'screens-account-account-settings-page',
  component: AccountSettingsPage,
  decorators: [inApp({ path: '/accountSettings', token: '5.story', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof AccountSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Saves exactly what was typed; the e-mail address is validated first. */
export const Saved: Story = {
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    const { data } = account.profile.example.response;
    msw.use(
      mock(account.profile, { ...account.profile.example.response, data: { ...data, email: 'bad' } }),
      mock(account.updateProfile, null),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByRole('textbox', { name: /邮箱/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'zhang@example.cn');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('资料已保存。')).toBeVisible();
  },
};
/** Topics that also come by text message; a tick is saved at once. */
export const TextMessages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: '短信：优惠券' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '短信：证书到期提醒' }));
    await expect(await screen.findByText('通知方式已保存。')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '邮件：审核结果和退款结果' })).toBeChecked();
  },
};
/** Without an e-mail address the e-mail column is disabled. */
export const NoAddress: Story = {
  beforeEach({ msw }) {
    msw.use(mock(account.smsChoices, { off: [], mail: [], email: '' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('填写邮箱后，还可以同时发送邮件。')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^邮件/ })).not.toBeInTheDocument();
  },
};
/** An office employee reads the permissions that he was given. */
export const Posts: Story = {
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(mock(account.profile, { ...account.profile.example.response, postGroup: '审核岗,档案管理岗' }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('岗位：审核岗、档案管理岗')).toBeVisible();
  },
};
/** Closing the account asks for a code and for a confirmation. */
export const Closing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '注销账号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }));
    await userEvent.click(dialog.getByRole('button', { name: '注销账号' }));
    await expect(await dialog.findAllByText(/请输入收到的 6 位验证码/)).not.toHaveLength(0);
  },
};
/** An unknown device is logged out. */
export const Devices: Story = {
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    const [current] = account.sessions.example.response;
    const other = {
      ...current!,
      sessionId: '6d8f9a01-2b3c-4d5e-8f6a-7b8c9d0e1f2a',
      current: false,
      os: 'Android',
    };
    let rows = [current!, other];
    msw.use(
      mock(account.sessions, () => rows),
      mock(account.endSession, () => {
        rows = [current!];
        return null;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^退出登录，.*Android/ }));
    const question = within(await screen.findByRole('alertdialog', { name: '退出这台设备？' }));
    await userEvent.click(question.getByRole('button', { name: '退出登录' }));
    await expect(await screen.findByText('那台设备已退出登录。')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Android/)).toBeNull());
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(account.profile));
  },
};
export const OnPhone: Story = { globals: onScreen('phone') };
