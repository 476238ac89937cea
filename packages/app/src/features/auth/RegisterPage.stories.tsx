import { session } from '@ca-portal/api/contract';
import { exampleHandlers, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tokenStore } from '../../session/token.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
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
    (Story, { parameters }) => inApp({ path: '/register', config: parameters['config'] as object })(Story),
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
  姓名: '张示例',
  身份证号: '210000199003070013',
  企业名称: '示例建设工程有限公司',
  统一社会信用代码: '91210000TEX000010X',
  手机号: '13000000000',
  用户名: 'liaoning01',
  密码: 'Demo@2026',
  确认密码: 'Demo@2026',
  短信验证码: '123456',
};
type Label = keyof typeof typed;
const screens: readonly { question: string; labels: readonly Label[] }[] = [
  { question: '您的姓名和身份证号', labels: ['姓名', '身份证号'] },
  { question: '您替哪家企业办理？', labels: ['企业名称', '统一社会信用代码'] },
  { question: '以后怎样登录？', labels: ['手机号', '用户名', '密码', '确认密码'] },
  { question: '最后一步：确认手机号是您的', labels: ['短信验证码'] },
];
const fieldOf = (root: HTMLElement, label: string) => within(root).getByLabelText(new RegExp(`^${label}`));
const next = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: '下一步' }));

/**
 * Answers the screens one after the other, until the one with the given question. Pastes: typing every key would take a
 * second.
 */
async function goTo(root: HTMLElement, until: string, other: Partial<Record<Label, string>> = {}) {
  const canvas = within(root);
  await userEvent.click(await canvas.findByRole('radio', { name: /企业管理员/ }));
  await next(root);
  for (const { question, labels } of screens) {
    await canvas.findByRole('heading', { name: question });
    if (question === until) return canvas;
    for (const label of labels) {
      const field = fieldOf(root, label);
      await userEvent.clear(field);
      await userEvent.paste({ ...typed, ...other }[label]);
    }
    await next(root);
  }
  return canvas;
}
async function fill(root: HTMLElement) {
  const canvas = await goTo(root, '最后一步：确认手机号是您的');
  await userEvent.type(fieldOf(root, '短信验证码'), typed.短信验证码);
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(canvas.getByRole('button', { name: '注册' }));
  return canvas;
}

/** Without text messages a visitor cannot prove his phone: the office opens the account. */
export const WithoutSms: Story = {
  parameters: { config: { sms: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '暂不开放自助注册' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下一步' })).toBeNull();
  },
};
export const Default: Story = {};
/** One question per screen; the requested step gets the focus, and going back loses nothing. */
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // an untouched form leaves no draft, so the next visit shows no message that one was restored
    await expect(window.sessionStorage.getItem('register')).toBeNull();
    await goTo(canvasElement, '您替哪家企业办理？');
    await expect(canvas.getByRole('heading', { name: '您替哪家企业办理？' })).toHaveFocus();
    await expect(canvas.getByText(/第 3 步，共 5 步/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改：姓名和证件' }));
    await canvas.findByRole('heading', { name: '您的姓名和身份证号' });
    await expect(fieldOf(canvasElement, '姓名')).toHaveValue(typed.姓名);
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /自然人/ }));
    // A user without a company is not asked for one.
    await expect(canvas.getByText(/第 1 步，共 4 步/)).toBeVisible();
  },
};
/** The account name is the phone number until the user changes it. */
export const NameOfThePhone: Story = {
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, '以后怎样登录？');
    await userEvent.type(fieldOf(canvasElement, '手机号'), typed.手机号);
    await userEvent.tab();
    await expect(fieldOf(canvasElement, '用户名')).toHaveValue(typed.手机号);
  },
};
export const LastStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '最后一步：确认手机号是您的');
    await expect(canvas.getByText('验证码会发到 130****0000。')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked();
  },
};
export const Registers: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await waitFor(() => expect(tokenStore.get()).toBe(session.register.example.response.token));
  },
};
/** A company code with a wrong check character stops here: the server refuses it, too. */
export const CheckDigitWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '您替哪家企业办理？');
    await userEvent.type(fieldOf(canvasElement, '企业名称'), typed.企业名称);
    await userEvent.type(fieldOf(canvasElement, '统一社会信用代码'), '91210000TEX0000101');
    await next(canvasElement);
    await expect(await canvas.findByText('还有 1 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '校验位不符，请与营业执照核对。' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '您替哪家企业办理？' })).toBeVisible();
  },
};
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '以后怎样登录？');
    await next(canvasElement);
    await expect(await canvas.findByText(/^还有 \d+ 处需要修改$/)).toBeVisible();
    // Each missing field is named once, and each sentence leads to its own field.
    await expect(canvas.getByRole('link', { name: '密码不能为空。' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '请再次输入密码。' })).toBeVisible();
  },
};
export const UsernameTaken: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.checkUsername, 'usernameTaken'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '以后怎样登录？');
    await userEvent.type(fieldOf(canvasElement, '用户名'), 'qiye');
    await userEvent.tab();
    await expect(await canvas.findByText('该用户名已被使用，请更换。')).toBeVisible();
  },
};
/** Shown at the field, on the screen where the number was typed. */
export const PhoneTaken: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.sendSmsCode, 'phoneTaken'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '最后一步：确认手机号是您的');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('该手机号已注册，可直接登录')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
    await expect(fieldOf(canvasElement, '手机号')).toHaveFocus();
  },
};
export const CompanyHasAdministrator: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(session.register, 'companyHasAdministrator'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '您替哪家企业办理？' })).toBeVisible();
    await waitFor(() => expect(fieldOf(canvasElement, '统一社会信用代码')).toBeInvalid());
    // An error of another screen does not block: once corrected, the form continues.
    await userEvent.clear(fieldOf(canvasElement, '统一社会信用代码'));
    await userEvent.type(fieldOf(canvasElement, '统一社会信用代码'), typed.统一社会信用代码);
    await next(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '以后怎样登录？' })).toBeVisible();
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
/** The narrowest place of the hint: it is fully readable beside the picture in the largest text. */
export const PhoneElder: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const canvas = await goTo(canvasElement, '最后一步：确认手机号是您的');
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
