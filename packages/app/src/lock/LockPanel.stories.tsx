import { LockError } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { Button } from '@ca-portal/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { inApp } from '../story-kit/in-app.js';
import { LockIdentity, LockPanel, PinForm, useLock } from './index.js';
import { scriptedLock, type LockScript } from './scripted-lock.fixtures.js';

function Situation({ script }: { script: LockScript }) {
  const [sdk] = useState(() => scriptedLock(script));
  const lock = useLock({ sdk, need: script.blank ? 'device' : 'certificate' });
  const [problem, setProblem] = useState<{ message: string; remainingTries?: number | undefined }>();
  return (
    <main style={{ maxWidth: '34rem', margin: '0 auto', padding: 'var(--ca-s-6)' }}>
      <h1 style={{ fontSize: 'var(--ca-fs-h3)', marginBottom: 'var(--ca-s-4)' }}>CA锁</h1>
      <LockPanel lock={lock} problemActions={() => <Button>改用短信登录</Button>}>
        {({ session, lock: facts }) => (
          <>
            <LockIdentity lock={facts} />
            <PinForm
              submitLabel="登录"
              busyLabel="登录中"
              problem={problem}
              onPin={async (pin) => {
                setProblem(undefined);
                try {
                  await session.checkPin(pin);
                } catch (error) {
                  if (!(error instanceof LockError)) throw error;
                  if (error.code === 'pin-locked') lock.fail(error);
                  else
                    setProblem({ message: lockMessage(error).title, remainingTries: error.remainingTries });
                }
              }}
            />
          </>
        )}
      </LockPanel>
    </main>
  );
}

const meta = {
  title: 'Lock 证书锁/LockPanel 锁检测面板',
  id: 'sdk-lock-panel',
  component: Situation,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  args: { script: {} },
} satisfies Meta<typeof Situation>;
export default meta;
type Story = StoryObj<typeof meta>;

const check = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '检测CA锁' }));
  return canvas;
};
const shows = (script: LockScript, words: RegExp): Story => ({
  args: { script },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const BeforeDetection: Story = {};
export const BrowserAsks = shows({ permission: 'prompt', pending: true }, /请在地址栏下方的弹窗里选/);
export const PermissionDenied = shows({ stopsAt: 'permission-denied' }, /^浏览器未允许访问本机程序/);
export const BrowserRefused = shows({ stopsAt: 'browser-refused' }, /请使用谷歌/);
export const Handheld = shows({ isComputer: false }, /手机和平板不能使用实体CA锁/);
export const ServiceMissing = shows(
  { stopsAt: 'service-not-found' },
  /程序启动失败，请重新安装驱动并重启电脑/,
);
export const NoLock = shows({ stopsAt: 'no-lock' }, /未检测到CA锁/);
export const LockRemoved = shows({ removed: true }, /已被拔出/);
export const ReadFailed = shows({ unreadable: ['issuer', 'deviceId'] }, /锁已插好，但有 2 项没有读到/);
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await expect(await canvas.findByText(/示例建设工程有限公司/)).toBeVisible();
    // moves from the removed button to the PIN field
    await waitFor(() => expect(canvas.getByLabelText('CA锁密码（PIN码）')).toHaveFocus());
  },
};
export const SeveralLocks: Story = {
  args: { script: { several: ['SIM-0001', 'SIM-0002'] } },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    const second = await canvas.findByRole('radio', { name: /SIM-0002/ });
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: '使用这把锁' }));
    await expect(await canvas.findByLabelText('CA锁密码（PIN码）')).toBeVisible();
  },
};
export const BlankLock = shows({ blank: true }, /检测到空白CA锁/);

const withPin = (script: LockScript, words: RegExp): Story => ({
  args: { script },
  play: async ({ canvasElement }) => {
    const canvas = await check(canvasElement);
    await userEvent.type(await canvas.findByLabelText('CA锁密码（PIN码）'), '87654321{Enter}');
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const PinWrong = withPin({ tries: 3 }, /数字证书密码错误，还可尝试 3 次/);
export const PinLocked = withPin({ locked: true }, /锁已锁死，证书没有丢失/);

export const Dark: Story = { ...PermissionDenied, globals: { theme: 'dark' } };
export const Elder: Story = { ...NoLock, globals: { mode: 'elder' } };
export const HighContrast: Story = { ...ReadFailed, globals: { contrast: 'high' } };
