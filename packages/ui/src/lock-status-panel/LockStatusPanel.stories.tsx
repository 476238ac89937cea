import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { LockIdentity, LockPinForm, LockStatusPanel } from './index.js';
import { failed, lock, problems, twoLocks } from './LockStatusPanel.fixtures.js';

const ready = (
  <>
    <LockIdentity lock={lock} />
    <LockPinForm submitLabel="登录" busyLabel="登录中" onPin={fn()} />
  </>
);

const meta = {
  id: 'components-lock-status-panel',
  title: 'Lock 证书锁/LockStatusPanel 锁状态',
  component: LockStatusPanel,
  args: {
    status: { phase: 'idle' },
    onCheck: fn(),
    onCancel: fn(),
    onChoose: fn(),
    onCopyReport: fn(),
    siteName: '辽宁数字证书服务平台',
    children: ready,
  },
  parameters: { viewport },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LockStatusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const problem = (name: keyof typeof problems): Story => ({ args: { status: failed(problems[name]) } });

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const BrowserAsks: Story = {
  args: { status: { phase: 'checking', at: 'permission', asking: true } },
};
export const Checking: Story = { args: { status: { phase: 'checking', at: 'service' } } };
export const Handheld = problem('handheld');
export const BrowserRefused = problem('browser');
export const PermissionDenied = problem('permission');
export const ServiceMissing = problem('service');
export const NoLock: Story = {
  args: { status: failed(problems.noLock), problemActions: <Button>改用短信登录</Button> },
};
export const ItemsUnread = problem('unread');
export const PinLocked = problem('locked');
export const CertificateExpired = problem('certificate');
export const Ready: Story = { args: { status: { phase: 'ready' } } };
export const BlankLock: Story = {
  args: {
    status: { phase: 'ready', blank: true },
    children: <LockIdentity lock={{ deviceId: 'SIM-0002' }} />,
  },
};
/** A check that the environment check could not run is neither green nor red. */
export const Unknown: Story = {
  args: {
    status: failed(problems.service),
    states: { lock: 'unknown', certificate: 'unknown' },
  },
};

/** By keyboard alone: no lock is preselected, so the button first shows what is missing. */
export const SeveralLocks: Story = {
  args: { status: twoLocks },
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('radio', { name: /企业主锁/ })).focus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('SIM-0001');
  },
};

const pin = (message: string, remainingTries?: number): Story => ({
  args: {
    status: { phase: 'ready' },
    children: (
      <>
        <LockIdentity lock={lock} />
        <LockPinForm
          submitLabel="登录"
          busyLabel="登录中"
          problem={{ message, remainingTries }}
          onPin={fn()}
        />
      </>
    ),
  },
});
export const PinWrong = pin('数字证书密码错误，还可尝试 8 次', 8);
export const PinFewTriesLeft = pin('数字证书密码错误，还可尝试 3 次', 3);
export const PinTriesHidden = pin('数字证书密码错误，请重试');
/**
 * Checked before the PIN reaches the lock, which would count it as a try; the error disappears as soon as the length
 * is right.
 */
export const PinTooShort: Story = {
  args: {
    status: { phase: 'ready' },
    children: <LockPinForm submitLabel="登录" busyLabel="登录中" onPin={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('CA锁密码（PIN码）');
    field.focus();
    await userEvent.keyboard('123456{Backspace}{Enter}');
    await expect(field).toHaveAccessibleDescription(/应为 6 到 16 个字符/);
    await expect(field).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    status: failed({
      ...problems.noLock,
      title: '未检测到CA锁，请插入后点击“重新检测”'.repeat(6),
      next: '请换一个接口'.repeat(40),
    }),
  },
};
export const Narrow: Story = { args: { status: twoLocks }, globals: onScreen('phone') };
export const Dark: Story = { ...ItemsUnread, globals: { theme: 'dark' } };
export const Contrast: Story = { ...PinLocked, globals: { contrast: 'high' } };
export const Elder: Story = { ...Ready, globals: { mode: 'elder' } };
export const English: Story = {
  args: {
    status: {
      phase: 'checking',
      at: 'permission',
      asking: true,
    },
    siteName: 'certificates.example.org',
  },
  globals: { locale: 'en-US' },
};
export const States: Story = {
  decorators: [],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }, // one per theme
  render: (args) => (
    <StatesSheet
      minWidth="26rem"
      states={{
        idle: <LockStatusPanel {...args} />,
        asking: <LockStatusPanel {...args} status={{ phase: 'checking', at: 'permission', asking: true }} />,
        failed: <LockStatusPanel {...args} status={failed(problems.permission)} />,
        locked: <LockStatusPanel {...args} status={failed(problems.locked)} />,
        choosing: <LockStatusPanel {...args} status={twoLocks} />,
        ready: <LockStatusPanel {...args} status={{ phase: 'ready' }} />,
      }}
    />
  ),
};
