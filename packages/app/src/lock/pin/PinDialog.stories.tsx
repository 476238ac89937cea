import { caManage } from '@ca-portal/api/contract';
import { exampleHandlers, mockError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { scriptedLock, type LockScript } from '../scripted-lock.fixtures.js';
import { LockSdkProvider } from '../sdk.js';
import { PinDialog, type PinTask } from './PinDialog.js';

interface Situation {
  task: PinTask;
  script: LockScript;
  onClose: () => void;
}

function Scripted({ task, script, onClose }: Situation) {
  const [sdk] = useState(() => scriptedLock(script));
  return (
    <LockSdkProvider value={sdk}>
      <PinDialog task={task} onClose={onClose} />
    </LockSdkProvider>
  );
}

/** 修改CA锁密码 and 解锁, over a scripted lock whose PIN is 12345678 and whose unlock code is 7391-4826. */
const meta = {
  title: 'Lock 证书锁/PinDialog CA锁密码',
  id: 'sdk-pin-dialog',
  component: Scripted,
  decorators: [inApp({ path: '/core/caManage', token: '5.story' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  args: { task: 'change', script: {}, onClose: fn() },
} satisfies Meta<typeof Scripted>;
export default meta;
type Story = StoryObj<typeof meta>;

const NEW_PIN = 'tk7Wm29x';

async function detected() {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '检测CA锁' }));
  return dialog;
}
type Screen = ReturnType<typeof within>;

async function fill(dialog: Screen, first: [label: string, text: string], next: string, again = next) {
  const type = async (label: string, text: string) => {
    const field = await dialog.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await type(...first);
  await type('新密码', next);
  await type('再输一次新密码', again);
}

/** Nothing is checked before the click. */
export const Default: Story = {};
/** The remaining tries are shown before the first PIN; each rule lights up once it is fulfilled. */
export const Changed: Story = {
  play: async ({ args }) => {
    const dialog = await detected();
    await expect(await dialog.findByText('还可尝试 10 次。')).toBeVisible();
    await fill(dialog, ['现在的密码', '12345678'], NEW_PIN);
    await userEvent.click(dialog.getByRole('button', { name: '确认修改' }));
    await expect(await dialog.findByText('密码已修改')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WeakPin: Story = {
  play: async () => {
    const dialog = await detected();
    await fill(dialog, ['现在的密码', '12345678'], 'abc12345');
    await userEvent.click(dialog.getByRole('button', { name: '确认修改' }));
    await expect(
      (await dialog.findAllByText('新密码不符合要求：不是连续、重复或常见的组合。'))[0],
    ).toBeVisible();
  },
};
export const PinWrongLastTries: Story = {
  args: { script: { tries: 3 } },
  play: async () => {
    const dialog = await detected();
    await fill(dialog, ['现在的密码', '87654321'], NEW_PIN);
    await userEvent.click(dialog.getByRole('button', { name: '确认修改' }));
    await expect((await dialog.findAllByText('数字证书密码错误，还可尝试 3 次。'))[0]).toBeVisible();
    await expect(dialog.getByText('建议先停一停')).toBeVisible();
  },
};
/** The certificate is still there; the user continues with the unlock code. */
export const Locked: Story = {
  args: { script: { locked: true } },
  play: async () => {
    const dialog = await detected();
    await expect(await dialog.findByText('密码连续输错，锁已锁死')).toBeVisible();
    await fill(dialog, ['解锁码', '7391-4826'], NEW_PIN);
    await userEvent.click(dialog.getByRole('button', { name: '解锁并设新密码' }));
    await expect(await dialog.findByText('可以用新密码了')).toBeVisible();
  },
};
/** The code is sent to the registered phone; the page never receives it. */
export const CodeBySms: Story = {
  args: { task: 'unlock', script: { locked: true } },
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
  play: async () => {
    const dialog = await detected();
    await userEvent.click(await dialog.findByRole('button', { name: '短信获取解锁码' }));
    await expect(await dialog.findByText('解锁码已发到 170****0000')).toBeVisible();
  },
};
export const CodeNotSent: Story = {
  args: { task: 'unlock', script: { locked: true } },
  beforeEach({ msw }) {
    const reason = '没有预留手机号，请带身份证和锁到服务网点解锁';
    msw.use(mockError(caManage.unlockCode, 'changeNotPossible', { reason }));
  },
  play: async () => {
    const dialog = await detected();
    await userEvent.click(await dialog.findByRole('button', { name: '短信获取解锁码' }));
    await expect(await dialog.findByText(/没有预留手机号/)).toBeVisible();
  },
};
export const UnlockCodeWrong: Story = {
  args: { task: 'unlock', script: {} },
  play: async () => {
    const dialog = await detected();
    await fill(dialog, ['解锁码', '0000-0000'], NEW_PIN);
    await userEvent.click(dialog.getByRole('button', { name: '解锁并设新密码' }));
    await expect((await dialog.findAllByText(/^解锁码错误，请核对。还可尝试 9 次。/))[0]).toBeVisible();
  },
};
export const NoLock: Story = {
  args: { script: { stopsAt: 'no-lock' } },
  play: async () => {
    const dialog = await detected();
    await expect(await dialog.findByText(/^未检测到CA锁/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '环境检测' })).toHaveAttribute('href', '/envCheck');
  },
};
export const Phone: Story = { globals: onScreen('phone') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
