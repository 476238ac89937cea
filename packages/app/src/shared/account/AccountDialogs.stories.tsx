import { credentials, identity } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tokenStore } from '../../session/token.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { unsavedTabs } from '../tabs/index.js';
import { AccountDialogs } from './AccountDialogs.js';

const owned = [
  { roleId: 5, roleName: '企业管理员', companyName: '示例建设工程有限公司', current: true },
  { roleId: 2, roleName: '项目负责人', companyName: '示例建设工程有限公司', current: false },
];

const meta = {
  title: 'Screens 页面/Frame 页面框架/AccountDialogs 账号对话框',
  id: 'screens-shell-account-dialogs',
  component: AccountDialogs,
  args: { open: 'role', onClose: fn() },
  decorators: [inApp({ path: '/core/order', token: '5.story' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear(); // clears the countdown of a code that another story has sent
    msw.use(mock(identity.roles, owned), ...exampleHandlers());
  },
} satisfies Meta<typeof AccountDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseLeader = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '切换身份' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /项目负责人/ }));
  await userEvent.click(dialog.getByRole('button', { name: '切换到此身份' }));
  return dialog;
};

/** The new token keeps its suffix and carries the other role's number. */
export const SwitchesRole: Story = {
  play: async ({ args }) => {
    await chooseLeader();
    await waitFor(() => expect(tokenStore.get()).toBe('2.story'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** Unsaved values in a tab: the switch asks first, and 继续填写 leads back to them. */
export const UnsavedTabs: Story = {
  beforeEach() {
    unsavedTabs.set(['写消息']);
    return () => unsavedTabs.set([]);
  },
  play: async ({ args }) => {
    await chooseLeader();
    const question = within(await screen.findByRole('alertdialog', { name: '有内容还没有保存' }));
    await expect(question.getByText(/“写消息”里填写的内容还没有保存，切换身份后会丢失/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(tokenStore.get()).toBe('5.story');
  },
};
/** The role was removed meanwhile: the session continues unchanged. */
export const RoleRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(identity.byRole, 'forbidden'));
  },
  play: async () => {
    const dialog = await chooseLeader();
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(tokenStore.get()).toBe('5.story');
  },
};
export const RolesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(identity.roles));
  },
  play: async ({ msw }) => {
    const retry = await screen.findByRole('button', { name: '重试' });
    msw.use(mock(identity.roles, owned));
    await userEvent.click(retry);
    await expect(await screen.findByText('项目负责人')).toBeVisible();
  },
};
export const Password: Story = {
  args: { open: 'password' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const picture = await dialog.findByRole('textbox', { name: /图形验证码/ });
    const send = dialog.getByRole('button', { name: '获取验证码' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(picture, '12');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible());
  },
};
export const PasswordCodeRefused: Story = {
  args: { open: 'password' },
  beforeEach({ msw }) {
    msw.use(mockError(credentials.sendCode, 'captchaWrong'));
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /图形验证码/ }), '12');
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await expect(await dialog.findByText(/图形验证码不正确/)).toBeVisible();
  },
};
export const SwitchAccount: Story = {
  args: { open: 'switchAccount' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '提示' }));
    await expect(await dialog.findByText(/张示例/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '切换账号' }));
    await waitFor(() => expect(tokenStore.get()).toBeNull());
  },
};
export const Logout: Story = { args: { open: 'logout' } };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
