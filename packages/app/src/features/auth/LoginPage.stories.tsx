import { lockLogin, scanLogin, session } from '@ca-portal/api/contract';
import {
  exampleHandlers,
  mock,
  mockError,
  mockForever,
  mockNetworkError,
  refuse,
} from '@ca-portal/api/mocks';
import type { PortalConfig } from '@ca-portal/api/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LockSdkProvider } from '../../lock/index.js';
import { scriptedLock, type LockScript } from '../../lock/scripted-lock.fixtures.js';
import { tokenStore } from '../../session/token.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { captchaPicture } from './captcha.fixtures.js';
import { LoginPage } from './LoginPage.js';

const forget = () => {
  window.sessionStorage.clear();
  window.localStorage.removeItem('rememberedUsername');
};

interface LoginSurroundings {
  path?: string;
  script?: LockScript;
  config?: Partial<PortalConfig>;
}
const meta = {
  title: 'Screens 页面/Sign-in 登录/LoginPage 登录',
  id: 'screens-auth-login-page',
  component: LoginPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/login', script = {}, config = {} } = parameters as LoginSurroundings;
      return <LockSdkProvider value={scriptedLock(script)}>{inApp({ path, config })(Story)}</LockSdkProvider>;
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    forget();
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The captcha sum, chosen by the user in place of the automatic check. */
const choosePicture = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: '改用图形验证码' }));
  return canvas.findByLabelText('图形验证码');
};

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('用户名或手机号'), '  qiye ');
  await userEvent.type(canvas.getByLabelText('密码'), 'Demo@2026');
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  return canvas;
};

export const Default: Story = {};

/** A province without text messages offers neither SMS login nor registration, and says so. */
export const WithoutSms: Story = {
  parameters: { config: { sms: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/本平台不发送短信/)).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.queryByRole('tab', { name: '短信登录' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /注册/ })).toBeNull();
  },
};

/** Sends the trimmed name and stores the token. */
export const LogsIn: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.login, ({ body }) => {
        if (body.username !== 'qiye') throw refuse('credentialsWrong', { left: 4 });
        return session.login.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(session.login.example.response.token));
  },
};

const refused = (
  key: Parameters<typeof mockError>[1],
  params: Parameters<typeof mockError>[2],
  words: RegExp,
): Story => ({
  beforeEach({ msw }) {
    msw.use(mockError(session.login, key, params));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByLabelText('用户名或手机号')).toHaveValue('  qiye ');
  },
});
/** The proof of work is too old or was used twice: it is computed again at the next try. */
export const ProofRefused = refused('captchaWrong', {}, /自动验证已失效/);
export const CaptchaWrong: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.login, 'captchaWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await choosePicture(canvas), '13');
    await fill(canvasElement);
    await expect(await canvas.findByText(/图形验证码不正确或已过期/)).toBeVisible();
    await expect(canvas.getByLabelText('图形验证码')).toHaveValue('');
  },
};
export const CredentialsWrong = refused('credentialsWrong', { left: 4 }, /还可尝试 4 次/);
export const AccountLocked = refused('accountLocked', { minutes: 12 }, /12 分钟后再试/);

export const NoConnection: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(session.login));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/您填写的内容还在/)).toBeVisible();
  },
};
/** The proof of work runs while the form is filled in; the login waits for it. */
export const ProofWorking: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(session.captchaWork));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('用户名或手机号'), 'qiye');
    await expect(await canvas.findByText('正在自动验证')).toBeVisible();
  },
};
export const ProofFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(session.captchaWork));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/自动验证没有完成/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '改用文字题' })).toBeVisible();
  },
};
/** For users of screen readers. */
export const Question: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(session.login, ({ body }) => {
        if (body.code !== '12') throw refuse('captchaWrong');
        return session.login.example.response;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '改用文字题' }));
    const field = await canvas.findByRole('textbox', { name: '文字题' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('七加五等于几？'));
    await userEvent.type(field, '12');
    await fill(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(session.login.example.response.token));
  },
};
export const CaptchaLoading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(session.captcha));
  },
  play: async ({ canvasElement }) => {
    await choosePicture(within(canvasElement));
  },
};
export const CaptchaFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(session.captcha));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choosePicture(canvas);
    await expect(await canvas.findByText(/图形验证码没有加载出来/)).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { path: '/login?redirect=%2Fcore%2Forder&reason=expired' },
};

const smsTab = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
  await userEvent.type(await canvas.findByLabelText('手机号'), '13000000000');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  return canvas;
};
export const Sms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await smsTab(canvasElement);
    await expect(await canvas.findByText(/如果 130\*\*\*\*0000 已注册，验证码已发送/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled();
  },
};
export const SmsPhoneUnknown: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.sendSmsCode, 'phoneUnknown'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await smsTab(canvasElement);
    await expect(await canvas.findByText(/该手机号尚未注册/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/register');
  },
};
export const SmsCodeExpired: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.loginBySms, 'smsCodeExpired'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await smsTab(canvasElement);
    await userEvent.type(canvas.getByLabelText('短信验证码'), '123456{Enter}');
    await expect(await canvas.findByText(/短信验证码已过期/)).toBeVisible();
  },
};

const withLock = (script: LockScript) => ({ path: '/loginByCa', script });
const enterPin = async (canvasElement: HTMLElement, pin = '12345678') => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '检测CA锁' }));
  await userEvent.type(await canvas.findByLabelText('CA锁密码（PIN码）'), `${pin}{Enter}`);
  return canvas;
};

export const Lock: Story = { parameters: withLock({}) };
export const LockReady: Story = {
  parameters: withLock({ validity: '2026-12-17 10:30:00' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '检测CA锁' }));
    await expect(await canvas.findByText('4A7F 91C2 0E88 3D15')).toBeVisible();
  },
};
export const LockLogsIn: Story = {
  parameters: withLock({}),
  play: async ({ canvasElement }) => {
    await enterPin(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(lockLogin.login.example.response.token));
  },
};
export const LockPinWrong: Story = {
  parameters: withLock({ tries: 3 }),
  play: async ({ canvasElement }) => {
    const canvas = await enterPin(canvasElement, '87654321');
    await expect(await canvas.findByText(/数字证书密码错误，还可尝试 3 次/)).toBeVisible();
    // The form itself warns, once.
    await expect(canvas.getByText(/建议先停下来/)).toBeVisible();
    await expect(canvas.getByLabelText('CA锁密码（PIN码）')).toHaveValue('');
  },
};
export const LockUnbound: Story = {
  parameters: withLock({}),
  beforeEach({ msw }) {
    msw.use(mockError(lockLogin.login, 'certificateUnbound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await enterPin(canvasElement);
    await expect(await canvas.findByText(/该证书尚未绑定账号/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '用账号登录' }));
    await expect(canvas.getByLabelText('用户名或手机号')).toBeVisible();
  },
};
/** Spec 8: the signature alone does not identify a user. */
export const LockNotVerified: Story = {
  parameters: withLock({}),
  beforeEach({ msw }) {
    msw.use(mockError(lockLogin.login, 'signatureWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await enterPin(canvasElement);
    await expect(await canvas.findByText(/验证失败，请重新登录/)).toBeVisible();
  },
};
export const LockServiceMissing: Story = {
  parameters: withLock({ stopsAt: 'service-not-found' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '检测CA锁' }));
    await expect(await screen.findByText(/程序启动失败，请重新安装驱动并重启电脑/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };

const scanTab = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('tab', { name: '扫码登录' }));
  return canvas;
};
/** A phone scans the code; the number on both screens shows that it is this login. */
export const Scan: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanLogin.state, { state: 'waiting' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByRole('img', { name: '用手机扫码登录' })).toBeVisible();
    await expect(canvas.getByText(/数字是 47/)).toBeVisible();
  },
};
export const ScanSeen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByText(/手机已扫码/)).toBeVisible();
  },
};
export const ScanLogsIn: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanLogin.state, { state: 'confirmed' }));
  },
  play: async ({ canvasElement }) => {
    await scanTab(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(scanLogin.enter.example.response.token));
  },
};
export const ScanRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanLogin.state, { state: 'refused' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByText('手机上拒绝了这次登录')).toBeVisible();
  },
};
export const ScanEnded: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanLogin.state, { state: 'ended' }));
  },
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByText('二维码已过期')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '换一个二维码' })).toBeEnabled();
  },
};
export const ScanNotEntered: Story = {
  beforeEach({ msw }) {
    msw.use(mock(scanLogin.state, { state: 'confirmed' }), mockError(scanLogin.enter, 'certificateUnbound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByText('没有登录成功')).toBeVisible();
  },
};
export const ScanFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(scanLogin.open));
  },
  play: async ({ canvasElement }) => {
    const canvas = await scanTab(canvasElement);
    await expect(await canvas.findByText(/二维码没有加载出来/)).toBeVisible();
  },
};
