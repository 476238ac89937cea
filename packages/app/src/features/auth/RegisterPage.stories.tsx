import { session } from '@ca-portal/api/contract';
import { exampleHandlers, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tokenStore } from '../../session/token.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { captchaPicture } from './captcha.fixtures.js';
import { RegisterPage } from './RegisterPage.js';

const meta = {
  title: 'Screens 页面/Sign-in 登录/RegisterPage 注册',
  id: 'screens-auth-register-page',
  component: RegisterPage,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    inApp({ path: '/register' }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    window.sessionStorage.clear();
    msw.use(captchaPicture(), ...exampleHandlers());
  },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  手机号: '13000000000',
  短信验证码: '123456',
  用户名: 'liaoning01',
  姓名: '张示例',
  身份证号: '210000199003070013',
  密码: 'Demo@2026',
  确认密码: 'Demo@2026',
  企业名称: '示例建设工程有限公司',
  统一社会信用代码: '91210000TEX000010X',
};
type Label = keyof typeof typed;

async function fill(canvasElement: HTMLElement, other: Partial<Record<Label, string>> = {}) {
  const canvas = within(canvasElement);
  const field = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
  await userEvent.click(canvas.getByRole('radio', { name: /企业管理员/ }));
  for (const [label, text] of Object.entries({ ...typed, ...other })) {
    await userEvent.type(field(label), text);
  }
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(canvas.getByRole('button', { name: '注册' }));
  return canvas;
}

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked();
    // a form that nobody touched leaves no draft, so the next visit is not told that one was restored
    await expect(window.sessionStorage.getItem('register')).toBeNull();
  },
};
export const Registers: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(session.register.example.response.token));
  },
};
/** A company's code whose last character does not fit stops here: the server refuses it too. */
export const CheckDigitWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, { 统一社会信用代码: '91210000TEX0000101' });
    await expect(await canvas.findByText('还有 1 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '校验位不符，请与营业执照核对。' })).toBeVisible();
    await expect(tokenStore.get()).toBeNull();
  },
};
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(await canvas.findByText(/^还有 \d+ 处需要修改$/)).toBeVisible();
    // Nothing is named twice: each sentence leads to a field of its own.
    await expect(canvas.getByRole('link', { name: '密码不能为空。' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '请再次输入密码。' })).toBeVisible();
  },
};
export const UsernameTaken: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.checkUsername, 'usernameTaken'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^用户名/), 'qiye');
    await userEvent.tab();
    await expect(await canvas.findByText('该用户名已被使用，请更换。')).toBeVisible();
  },
};
export const PhoneTaken: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.sendSmsCode, 'phoneTaken'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^手机号/), '13000000000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('该手机号已注册，可直接登录')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  },
};
export const SmsCodeExpired: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.register, 'smsCodeExpired'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('link', { name: /短信验证码已过期/ })).toBeVisible();
  },
};
export const NoConnection: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(session.register));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/您填写的内容还在/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
/** The narrowest place of the hint: what to type is read whole, beside the picture and in the largest text. */
export const PhoneElder: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '改用图形验证码' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', {
      name: /^图形验证码/,
    });
    const pen = document.createElement('canvas').getContext('2d')!;
    await waitFor(() => {
      const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
      expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(18);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      expect(pen.measureText(field.placeholder).width).toBeLessThanOrEqual(room);
    });
  },
};
