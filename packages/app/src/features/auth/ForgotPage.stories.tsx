import { credentials } from '@ca-portal/api/contract';
import type { PortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockNetworkError, refuse } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { captchaPicture } from './captcha.fixtures.js';
import { ForgotPage } from './ForgotPage.js';

const meta = {
  title: 'Screens 页面/Sign-in 登录/ForgotPage 找回密码',
  id: 'screens-auth-forgot-page',
  component: ForgotPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/forgot', config = {} } = parameters as {
        path?: string;
        config?: Partial<PortalConfig>;
      };
      return inApp({ path, config })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof ForgotPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const askForCode = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('注册手机号或用户名'), ' 13000000000 ');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  return canvas;
};
const verify = async (canvasElement: HTMLElement) => {
  const canvas = await askForCode(canvasElement);
  await canvas.findByText(/验证码已发送至它的注册手机/);
  await userEvent.type(canvas.getByLabelText('短信验证码'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  return canvas;
};
const changePassword = async (canvasElement: HTMLElement) => {
  const canvas = await verify(canvasElement);
  await userEvent.type(await canvas.findByLabelText('新密码'), 'Fresh@2027');
  await userEvent.type(canvas.getByLabelText('确认新密码'), 'Fresh@2027');
  await userEvent.click(canvas.getByRole('button', { name: '确认修改' }));
  return canvas;
};

export const Default: Story = {};

/** Both steps use the same code, then the login page opens. */
export const ChangesPassword: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(credentials.updatePassword, ({ body }) => {
        if (body.username !== '13000000000' || body.code !== '123456') throw refuse('smsCodeWrong');
        return null;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await expect(await canvas.findByText('密码已修改')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/login');
  },
};
export const SecondStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await verify(canvasElement);
    await expect(await canvas.findByText(/身份已验证，账号 130\*\*\*\*0000/)).toBeVisible();
    await expect(canvas.getByLabelText('新密码')).toHaveFocus();
  },
};
export const CaptchaWrong: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(credentials.sendCode, 'captchaWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '改用图形验证码' }));
    await userEvent.type(await canvas.findByLabelText('图形验证码'), '13');
    await askForCode(canvasElement);
    await expect(await canvas.findByText(/图形验证码不正确或已过期/)).toBeVisible();
    await expect(canvas.getByLabelText('注册手机号或用户名')).toHaveValue(' 13000000000 ');
  },
};
export const CodeWrong: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(credentials.checkAccount, 'smsCodeWrong'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await verify(canvasElement);
    await expect(await canvas.findByText(/短信验证码不正确/)).toBeVisible();
  },
};
/** The code has expired after ten minutes: back to the first step, which keeps the account. */
export const ProofEnded: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(credentials.updatePassword, 'smsCodeExpired'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await expect(await canvas.findByText('请重新验证身份')).toBeVisible();
    await expect(canvas.getByLabelText('注册手机号或用户名')).toHaveValue('13000000000');
  },
};
export const SamePassword: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(credentials.updatePassword, 'samePassword'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toBeInvalid());
  },
};
export const NoConnection: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(credentials.checkAccount));
  },
  play: async ({ canvasElement }) => {
    const canvas = await verify(canvasElement);
    await expect(await canvas.findByText(/您填写的内容还在/)).toBeVisible();
  },
};

export const PhoneGone: Story = { parameters: { path: '/forgot?way=phone' } };
/** Without text messages no user can prove a new number: the office changes it. */
export const PhoneGoneWithoutSms: Story = {
  parameters: { path: '/forgot?way=phone', config: { sms: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/不能在线核实新手机号/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交申请' })).toBeNull();
  },
};
const recover = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('用户名或原手机号'), 'qiye');
  await userEvent.type(canvas.getByLabelText(/^姓名/), '张示例');
  await userEvent.type(canvas.getByLabelText(/^身份证号/), '210000199003070013');
  await userEvent.type(canvas.getByLabelText(/^新手机号/), '13000000009');
  await userEvent.type(canvas.getByLabelText('短信验证码'), '654321');
  await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
  return canvas;
};
export const RecoversPhone: Story = {
  parameters: { path: '/forgot?way=phone' },
  play: async ({ canvasElement }) => {
    const canvas = await recover(canvasElement);
    await expect(await canvas.findByText('申请已提交')).toBeVisible();
  },
};
export const HolderWrong: Story = {
  parameters: { path: '/forgot?way=phone' },
  beforeEach({ msw }) {
    msw.use(mockError(credentials.recoverPhone, 'holderMismatch'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await recover(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText(/^身份证号/)).toBeInvalid());
  },
};

export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
