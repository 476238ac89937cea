import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import { Alert } from '../alert/index.js';
import { Button } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { PasswordDialog } from './index.js';
import { NewPasswordStep } from './NewPasswordStep.js';
import { Actions, Done } from './PasswordDialog.styles.js';
import { zhPasswordDialog as words } from './PasswordDialog.zh.js';
import { VerifyStep } from './VerifyStep.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" fill="#eef3f8"/><text x="60" y="28" text-anchor="middle" font-size="22" font-family="Noto Sans CJK SC, sans-serif" fill="#3a4a5c">7 + 5 = ?</text></svg>',
)}`;
const yes = (): Promise<string | undefined> => Promise.resolve(undefined);
const never = () => new Promise<undefined>(() => {});

const meta = {
  id: 'components-password-dialog',
  title: 'Service 账号与服务/PasswordDialog 修改密码',
  component: PasswordDialog,
  parameters: overPage,
  args: {
    open: true,
    onOpenChange: fn(),
    phoneMasked: '138****8000',
    captcha: { imageSrc: picture, onRefresh: fn() },
    onSendCode: fn(yes),
    onVerify: fn(yes),
    onChangePassword: fn(yes),
    onDone: fn(),
    passwordRule: (text: string) =>
      text.length >= 8 || '密码须为 8–20 位，且包含大写字母、小写字母、数字、符号中的三种',
  },
  // The countdown is stored and survives a reload; each story starts without one.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { locale: 'en-US' };
const toStep2 = async (user: UserEventObject) => {
  await user.type(await screen.findByRole('textbox', { name: /图形验证码|Captcha|picture/i }), '12');
  await user.type(screen.getByRole('textbox', { name: /短信验证码|SMS/i }), '123456');
  await user.click(screen.getByRole('button', { name: /下一步|Next/ }));
  await screen.findByRole('button', { name: /确认修改|Change password/ });
};
const fill = async (user: UserEventObject, first: string, second: string) => {
  await user.type(screen.getByLabelText(/^新密码/), first);
  await user.type(screen.getByLabelText(/^确认新密码/), second);
};

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const CaptchaLoading: Story = { args: { captcha: { loading: true, onRefresh: fn() } } };
export const CaptchaFailed: Story = { args: { captcha: { failed: true, onRefresh: fn() } } };
export const CodeSent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /图形验证码/ }), '12');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByText(/发送成功，验证码已发送至/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled();
  },
};
export const CodeRefused: Story = {
  args: { onSendCode: fn(() => Promise.resolve('图形验证码不正确，已换一张，请重新计算。')) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /图形验证码/ }), '99');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByText(/图形验证码不正确/)).toBeVisible();
  },
};
export const Step1Missing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一步' }));
    await expect(await screen.findByText('请输入短信验证码。')).toBeVisible();
  },
};
export const Step1Refused: Story = {
  args: { onVerify: fn(() => Promise.resolve('验证码错误或已过期，请重新获取')) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /图形验证码/ }), '12');
    await userEvent.type(screen.getByRole('textbox', { name: /短信验证码/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await expect(await screen.findByText('验证码错误或已过期，请重新获取')).toBeVisible();
  },
};
export const Step1Working: Story = {
  args: { onVerify: fn(never) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /图形验证码/ }), '12');
    await userEvent.type(screen.getByRole('textbox', { name: /短信验证码/ }), '123456{Enter}');
    await expect(await screen.findByRole('button', { name: '验证中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Step2: Story = { play: ({ userEvent }) => toStep2(userEvent) };
export const Step2Empty: Story = {
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await waitFor(() => expect(screen.getAllByText('密码不能为空')).toHaveLength(2));
  },
};
export const Step2Differs: Story = {
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await fill(userEvent, 'Demo@2027', 'Demo@2026');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await expect(await screen.findByText(/两次输入的密码不一致/)).toBeVisible();
  },
};
export const Step2Refused: Story = {
  args: { onChangePassword: fn(() => Promise.resolve('新密码不能与最近三次用过的相同。请换一个。')) },
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await fill(userEvent, 'Demo@2027', 'Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('最近三次');
  },
};
export const Step2Working: Story = {
  args: { onChangePassword: fn(never) },
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await fill(userEvent, 'Demo@2027', 'Demo@2027{Enter}');
    await expect(await screen.findByRole('button', { name: '提交中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const LeavingInStep2: Story = {
  play: async ({ userEvent, args }) => {
    await toStep2(userEvent);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: '继续修改' })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Changed: Story = {
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await fill(userEvent, 'Demo@2027', 'Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await expect(await screen.findByRole('dialog', { name: '温馨提示' })).toHaveTextContent('请重新登录');
  },
};
export const ChangedWithoutLogin: Story = {
  ...Changed,
  args: { loginRequired: false },
  play: async ({ userEvent }) => {
    await toStep2(userEvent);
    await fill(userEvent, 'Demo@2027', 'Demo@2027');
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }));
    await expect(await screen.findByRole('button', { name: '知道了' })).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: /图形验证码/ })).toHaveFocus());
    await userEvent.keyboard('12');
    await userEvent.tab(); // another picture
    await userEvent.tab();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^新密码/)).toHaveFocus());
    await userEvent.keyboard('Demo@2027');
    await userEvent.tab(); // show it
    await userEvent.tab();
    await userEvent.keyboard('Demo@2027{Enter}');
    await expect(await screen.findByRole('button', { name: '重新登录' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  args: { onSendCode: fn(() => Promise.resolve('这个账号今天请求验证码的次数太多，已暂停发送。'.repeat(5))) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /图形验证码/ }), '99');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByText(/次数太多/)).toBeVisible();
  },
};
export const Elder: Story = { globals: { mode: 'elder' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { contrast: 'high' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const NarrowStep2: Story = {
  globals: onScreen('phone'),
  play: ({ userEvent }) => toStep2(userEvent),
};
export const English: Story = { globals: english };
export const EnglishStep2: Story = { globals: english, play: ({ userEvent }) => toStep2(userEvent) };

// The dialog renders in a portal; the sheet shows its steps.
const sheet = { captcha: { imageSrc: picture, onRefresh: () => {} }, onBusyChange: () => {} };
export const States: Story = {
  args: { open: false },
  render: ({ onSendCode, onVerify }) => (
    <StatesSheet
      minWidth="26rem"
      states={{
        verify: (theme) => (
          <VerifyStep
            {...sheet}
            phoneMasked="138****8000"
            storageKey={`sheet-${theme}`}
            onSendCode={onSendCode}
            onVerify={onVerify}
            onVerified={() => {}}
          />
        ),
        leaving: (
          <Alert tone="warning" title={words.leaveTitle}>
            {words.leave}
            <Actions>
              <Button>{words.giveUp}</Button>
              <Button variant="primary">{words.stay}</Button>
            </Actions>
          </Alert>
        ),
        password: <NewPasswordStep {...sheet} onSubmit={never} onBack={() => {}} onDone={() => {}} />,
        done: (
          <Done>
            <Glyph of={checkCircleIcon} />
            {words.doneLogin}
          </Done>
        ),
      }}
    />
  ),
};
