import type { ConnectOptions, LockErrorCode } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp } from '../story-kit/in-app.js';
import { FaultyLogin } from './FaultyLogin.fixtures.js';

/**
 * Every fault of the simulator, run through the real SDK: its recorded answers arrive through `fetch`, and the user
 * sees one sentence, or a login that the fault did not stop. A push runs only one fault per outcome (those tagged
 * `!deep`); the SDK's own tests cover every fault and its code against the simulator, LockErrors each sentence.
 */
const meta = {
  title: 'Lock 证书锁/Faults 故障',
  id: 'sdk-faults',
  component: FaultyLogin,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  args: { fault: '' },
  tags: ['deep'],
} satisfies Meta<typeof FaultyLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
};
const enterPin = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const pin = await canvas.findByLabelText('CA锁密码（PIN码）');
  await userEvent.type(pin, '12345678{Enter}');
  return canvas;
};

/** Stopped before the lock, with this sentence. */
const stopped = (fault: string, code: LockErrorCode, options?: ConnectOptions): Story => ({
  args: { fault, ...(options && { options }) },
  play: async ({ canvasElement }) => {
    const canvas = await click(canvasElement, '检测CA锁');
    await expect(await canvas.findByText(lockMessage({ code }).title)).toBeVisible();
    await expect(canvas.queryByLabelText('CA锁密码（PIN码）')).toBeNull();
  },
});
/** The login succeeds anyway. */
const endured = (fault: string, options?: ConnectOptions): Story => ({
  args: { fault, ...(options && { options }) },
  play: async ({ canvasElement }) => {
    await click(canvasElement, '检测CA锁');
    const canvas = await enterPin(canvasElement);
    await expect(await canvas.findByText('登录成功')).toBeVisible();
  },
});
/** The lock was ready; the login ends with this sentence. */
const refused = (fault: string, code: LockErrorCode, options?: ConnectOptions): Story => ({
  args: { fault, from: 'login', ...(options && { options }) },
  play: async ({ canvasElement }) => {
    await click(canvasElement, '检测CA锁');
    const canvas = await enterPin(canvasElement);
    await expect(await canvas.findByText(lockMessage({ code }).title)).toBeVisible();
    await expect(canvas.queryByText('登录成功')).toBeNull();
  },
});
/** The certificate is found at once, and refused at the login. */
const badCertificate = (fault: string, code: LockErrorCode): Story => ({
  ...refused(fault, code),
  args: { fault },
});
/** The form stays, with the message at the field. */
const wrongPin = (fault: string, remainingTries?: number): Story => ({
  args: { fault },
  play: async ({ canvasElement }) => {
    await click(canvasElement, '检测CA锁');
    const canvas = await enterPin(canvasElement);
    const { title } = lockMessage({ code: 'pin-wrong', remainingTries });
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByLabelText('CA锁密码（PIN码）')).toHaveAccessibleDescription(title);
  },
});
/** None of the eight items that need no license could be read. */
const unread = (fault: string): Story => ({
  args: { fault },
  play: async ({ canvasElement }) => {
    const canvas = await click(canvasElement, '检测CA锁');
    await expect(await canvas.findByText('锁已插好，但有 8 项没有读到')).toBeVisible();
    await expect(canvas.getAllByText(/^读取.+失败，请检查CA锁是否插好$/)).toHaveLength(8);
  },
});

/** A slow machine must not decide whether the second look was long enough. */
const secondLook = { secondPassMs: 3000 };
const soon = { callTimeoutMs: 300 };

export const Refused: Story = { ...stopped('refused', 'service-not-found'), tags: ['!deep'] };
export const Silent = stopped('silent', 'service-not-found');
export const Handshake140 = endured('handshake-140', secondLook);
export const Handshake160 = endured('handshake-160', secondLook);
export const Handshake400 = endured('handshake-400', secondLook);
export const Handshake700 = stopped('handshake-700', 'service-not-found');
export const Slow = stopped('slow', 'service-not-found');
export const Trickle = stopped('trickle', 'service-not-found');
export const Foreign = stopped('foreign', 'foreign-service');
export const ForeignJson = stopped('foreign-json', 'foreign-service');
export const ForeignFirst: Story = { ...endured('foreign-first'), tags: ['!deep'] };
export const OtherCaType = stopped('other-ca-type', 'foreign-service');
export const Redirect = stopped('redirect', 'foreign-service');
export const NoCors = stopped('no-cors', 'foreign-service');
export const PreflightRefused = stopped('preflight-refused', 'service-lost');
/** Lost while open, and found again on the same page. */
export const PortMoved: Story = {
  tags: ['!deep'],
  args: { fault: 'port-moved', from: 'login' },
  play: async (context) => {
    await refused('port-moved', 'service-lost').play?.(context);
    await click(context.canvasElement, '重新检测');
    const canvas = await enterPin(context.canvasElement);
    await expect(await canvas.findByText('登录成功')).toBeVisible();
  },
};

export const NoLock = stopped('no-lock', 'no-lock');
export const PinWrong: Story = { ...wrongPin('pin-wrong', 9), tags: ['!deep'] };
export const PinHiddenCount = wrongPin('pin-hidden-count');
export const PinLocked = refused('pin-locked', 'pin-locked');
export const PinSpent = refused('pin-spent', 'pin-locked');
export const RemovedMidSign = refused('removed-mid-sign', 'lock-removed');
export const Expired: Story = { ...badCertificate('expired', 'certificate-expired'), tags: ['!deep'] };
export const NotYetValid = badCertificate('not-yet-valid', 'certificate-not-yet-valid');
/** A login needs no encryption certificate. */
export const SignOnly: Story = {
  tags: ['!deep'],
  args: { fault: 'sign-only' },
  play: async ({ canvasElement }) => {
    const canvas = await click(canvasElement, '检测CA锁');
    await expect(await canvas.findByText('有 1 项没有读到，不影响登录')).toBeVisible();
    await expect(canvas.getByLabelText('CA锁密码（PIN码）')).toBeVisible();
  },
};
export const WrongKeyPair = badCertificate('wrong-key-pair', 'certificate-invalid');
export const TwoLocks: Story = {
  tags: ['!deep'],
  args: { fault: 'two-locks' },
  play: async ({ canvasElement }) => {
    const canvas = await click(canvasElement, '检测CA锁');
    await expect(await canvas.findByText(lockMessage({ code: 'several-locks' }).title)).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /SIM-/, checked: false })).toHaveLength(2);
  },
};
export const LockSwapped = refused('lock-swapped', 'lock-swapped');

export const MissingItem: Story = { ...unread('missing-item'), tags: ['!deep'] };
export const EmptyItem = unread('empty-item');
export const SocketReset = stopped('socket-reset', 'service-lost');
export const Hang = stopped('hang', 'timeout', { callTimeoutMs: 60 });
export const DriverDialog = refused('driver-dialog', 'outcome-unknown', soon);
/** Signed, but the answer came too late: the result is unknown, and the portal never repeats it by itself. */
export const LateSign: Story = { ...refused('late-sign', 'outcome-unknown', soon), tags: ['!deep'] };
export const Truncated = stopped('truncated', 'malformed-answer');
export const Bom = endured('bom');
export const Gbk = stopped('gbk', 'malformed-answer');
export const WrongTypes = stopped('wrong-types', 'malformed-answer');
export const HugeBody = stopped('huge-body', 'malformed-answer');
export const ServerError = stopped('server-error', 'malformed-answer');
export const UnknownCommand = stopped('unknown-command', 'unknown-command');
