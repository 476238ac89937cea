import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { DemoPage } from './DemoPage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/DemoPage 演示',
  id: 'screens-solution-demo-page',
  component: DemoPage,
  decorators: [inApp({ path: '/exp', layout: PublicLayout })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof DemoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('heading', { level: 2, name: '签章与验签' })).toHaveFocus();
  },
};
/** A real signature: after one character is changed it is invalid; changed back, it is valid again. */
export const Signing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '盖章' }));
    await expect(await canvas.findByText('签章有效')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('要签章的文字'), '9');
    await expect(await canvas.findByText('签章无效')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('要签章的文字'), '{Backspace}');
    await expect(await canvas.findByText('签章有效')).toBeVisible();
  },
};
/** The new lock cannot decrypt what was encrypted for the old one. */
export const Decrypting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '加密投标文件' }));
    await canvas.findByText(/^密文/);
    await userEvent.click(canvas.getByRole('button', { name: '开标解密' }));
    await expect(await canvas.findByText('用原来的锁：解开了')).toBeVisible();
    await expect(await canvas.findByText('用补办后的新锁：解不开')).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
/** The keys are not ready. */
export const Loading: Story = {
  beforeEach() {
    spyOn(crypto.subtle, 'generateKey').mockReturnValue(new Promise<never>(() => undefined));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await expect(canvas.queryByRole('button', { name: '盖章' })).toBeNull();
  },
};
/** The browser cannot create keys: the page says so and offers a retry. */
export const Failed: Story = {
  beforeEach() {
    spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('refused', 'OperationError'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('button', { name: '重试，演示用的密钥' })).toBeVisible();
  },
};
/** Without https the browser has no cryptography. */
export const Empty: Story = {
  beforeEach() {
    spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这里不能演示')).toBeVisible();
  },
};
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    const text = await canvas.findByLabelText('要签章的文字');
    await userEvent.clear(text);
    await userEvent.paste('我公司自愿参加本项目投标，并对投标文件的真实性负责。'.repeat(30));
    await userEvent.click(canvas.getByRole('button', { name: '盖章' }));
    await expect(await canvas.findByText('签章有效')).toBeVisible();
  },
};
