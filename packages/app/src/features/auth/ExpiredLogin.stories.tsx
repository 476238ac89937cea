import { session } from '@ca-portal/api/contract';
import { exampleHandlers, mockError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LockSdkProvider } from '../../lock/index.js';
import { scriptedLock } from '../../lock/scripted-lock.fixtures.js';
import { tokenStore } from '../../session/token.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { captchaPicture } from './captcha.fixtures.js';
import { ExpiredLoginDialog } from './components/ExpiredLoginDialog.js';

const meta = {
  title: 'Screens 页面/Sign-in 登录/ExpiredLogin 登录过期',
  id: 'screens-auth-expired-login',
  component: ExpiredLoginDialog,
  args: { adopt: fn(async () => true) },
  decorators: [
    (Story) => (
      <LockSdkProvider value={scriptedLock({})}>
        {inApp({ path: '/core/order', token: '5.story', layout: 'work' })(Story)}
      </LockSdkProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    window.localStorage.removeItem('rememberedUsername');
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof ExpiredLoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '登录已过期，请重新登录' }));
const logIn = async () => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText('用户名或手机号'), 'qiye');
  await userEvent.type(form.getByLabelText('密码'), 'Demo@2026');
  await userEvent.click(form.getByRole('button', { name: '登录' }));
  return form;
};

export const Default: Story = {};
export const LogsIn: Story = {
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.adopt).toHaveBeenCalledWith(session.login.example.response.token));
  },
};
export const Wrong: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.login, 'credentialsWrong', { left: 3 }));
  },
  play: async () => {
    const form = await logIn();
    await expect(await form.findByText(/还可尝试 3 次/)).toBeVisible();
  },
};
/** The login succeeded, but the session could not be loaded: the same token is tried again. */
export const NotYetBack: Story = {
  args: {
    adopt: fn(async () => {
      const { ApiError } = await import('@ca-portal/api');
      throw new ApiError('network', -1, '网络错误！');
    }),
  },
  play: async ({ args }) => {
    const form = await logIn();
    await userEvent.click(await form.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.adopt).toHaveBeenCalledTimes(2));
  },
};
export const Sms: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('tab', { name: '短信登录' }));
    await expect(await (await dialog()).findByLabelText('手机号')).toBeVisible();
  },
};
export const Lock: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('tab', { name: 'CA锁登录' }));
    await expect(await (await dialog()).findByRole('button', { name: '检测CA锁' })).toBeVisible();
  },
};
export const Leaves: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: '退出，回首页' }));
    await waitFor(() => expect(tokenStore.get()).toBeNull());
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Phone: Story = { globals: onScreen('phone') };
