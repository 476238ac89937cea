import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LockSdkProvider } from '../../../lock/index.js';
import { scriptedLock, type LockScript } from '../../../lock/scripted-lock.fixtures.js';
import { PublicLayout } from '../../../shell/PublicLayout.js';
import { inApp } from '../../../story-kit/in-app.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { CommandsPage } from './CommandsPage.js';

const meta = {
  title: 'Screens 页面/Certificates 证书与CA锁/CommandsPage CA锁命令',
  id: 'screens-solution-commands-page',
  component: CommandsPage,
  decorators: [
    (Story, { parameters }) => (
      <LockSdkProvider value={scriptedLock((parameters as { script?: LockScript }).script)}>
        <Story />
      </LockSdkProvider>
    ),
    inApp({ path: '/experience/commands', layout: PublicLayout }),
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof CommandsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tryOut = async (canvasElement: HTMLElement, ...titles: string[]) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '检测CA锁' }));
  await userEvent.type(await canvas.findByLabelText(/PIN/, { selector: 'input' }), '12345678');
  await userEvent.click(canvas.getByRole('button', { name: '校验 PIN' }));
  await canvas.findByText('PIN 已通过');
  for (const title of titles)
    // oxlint-disable-next-line no-await-in-loop -- as a person does
    await userEvent.click(canvas.getByRole('button', { name: `试一试，${title}` }));
  return canvas;
};

/** Every command shows its code, also without a lock. */
export const Default: Story = {};
/** Signs, changes one letter, and verifies. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await tryOut(canvasElement, '签名');
    await expect(await canvas.findByText('签名值')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('用来签名和加密的文字'), '改');
    await userEvent.click(canvas.getByRole('button', { name: '试一试，验签' }));
    await expect(await canvas.findByText(/验签不通过/)).toBeVisible();
  },
};
export const Decrypted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await tryOut(canvasElement, '加密');
    await expect(await canvas.findByText('密文')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '试一试，解密' }));
    await expect(await canvas.findByText('原文')).toBeVisible();
  },
};
export const SigningFailed: Story = {
  parameters: { script: { signingFails: 'sign-failed' } },
  play: async ({ canvasElement }) => {
    const canvas = await tryOut(canvasElement, '签名');
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};
export const Phone: Story = { globals: onScreen('phone') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
