import { LockError, type LockErrorCode } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { LockPinForm, LockStatusPanel } from '@ca-portal/ui/lock-status-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { problemOf, readingProblem } from './problem.js';
import { everyItemUnread } from './scripted-lock.fixtures.js';

/** Every error of the SDK in the panel: one story per code, with the sentence and lamp of the real tables. */
const meta = {
  title: 'Lock 证书锁/Errors 错误',
  id: 'sdk-errors',
  component: LockStatusPanel,
  args: { status: { phase: 'idle' }, onCheck: fn(), onChoose: fn(), onCopyReport: fn() },
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

const shows = (code: LockErrorCode): Story => ({
  args: { status: { phase: 'failed', problem: problemOf(new LockError(code)) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lockMessage({ code }).title)).toBeVisible();
    await expect(canvas.getAllByText('：需要处理')).toHaveLength(1);
  },
});

export const PermissionDenied = shows('permission-denied');
export const PermissionPendingTimeout = shows('permission-pending-timeout');
export const NoLock = shows('no-lock');
export const LockRemoved = shows('lock-removed');
export const LockSwapped = shows('lock-swapped');
export const PinInvalidLength = shows('pin-invalid-length');
export const PinNeeded = shows('pin-needed');
export const PinWeak = shows('pin-weak');
export const PinUnchanged = shows('pin-unchanged');
export const PinChangeFailed = shows('pin-change-failed');
export const UnlockCodeWrong = shows('unlock-code-wrong');
export const UnlockCodeSpent = shows('unlock-code-spent');
export const Aborted = shows('aborted');
export const NoCertificate = shows('no-certificate');
export const NoKey = shows('no-key');
export const SignFailed = shows('sign-failed');
export const VerifyFailed = shows('verify-failed');
export const EncryptFailed = shows('encrypt-failed');
export const DecryptFailed = shows('decrypt-failed');
export const SealFailed = shows('seal-failed');
export const KeyGenerationFailed = shows('key-generation-failed');
export const ImportFailed = shows('import-failed');
export const CertificateExpired = shows('certificate-expired');
export const CertificateNotYetValid = shows('certificate-not-yet-valid');
export const CertificateRevoked = shows('certificate-revoked');
export const CertificateFrozen = shows('certificate-frozen');
export const CertificateUntrusted = shows('certificate-untrusted');
export const CertificateInvalid = shows('certificate-invalid');
export const ServiceNotFound = shows('service-not-found');
export const ForeignService = shows('foreign-service');
export const ServiceLost = shows('service-lost');
export const Timeout = shows('timeout');
export const OutcomeUnknown = shows('outcome-unknown');
export const MalformedAnswer = shows('malformed-answer');
export const UnknownCommand = shows('unknown-command');
export const BrowserRefused = shows('browser-refused');
export const InsecureContext = shows('insecure-context');
export const SessionClosed = shows('session-closed');
export const InvalidArgument = shows('invalid-argument');

/** The user chooses the lock; the portal never guesses. */
export const SeveralLocks: Story = {
  args: {
    status: { phase: 'choosing', locks: [{ deviceId: 'SIM-0001' }, { deviceId: 'SIM-0002' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lockMessage({ code: 'several-locks' }).title)).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
/** Nine items, nine sentences, one panel. */
export const ReadFailed: Story = {
  args: { status: { phase: 'failed', problem: readingProblem(everyItemUnread) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^读取.+失败，请检查CA锁是否插好$/)).toHaveLength(9);
  },
};
const pinWrong = (remainingTries?: number): Story => {
  const message = lockMessage({ code: 'pin-wrong', remainingTries }).title;
  return {
    args: {
      status: { phase: 'ready' },
      children: (
        <LockPinForm
          submitLabel="登录"
          busyLabel="登录中"
          problem={{ message, remainingTries }}
          onPin={fn()}
        />
      ),
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(message)).toBeVisible();
    },
  };
};
export const PinWrong = pinWrong(9);
export const PinWrongLastTries = pinWrong(2);
/** The driver does not report the count. */
export const PinWrongHiddenCount = pinWrong();
export const PinLocked: Story = {
  args: { status: { phase: 'failed', problem: problemOf(new LockError('pin-locked')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('锁已锁死');
    await expect(canvas.queryByRole('button', { name: '重新检测' })).toBeNull();
  },
};
