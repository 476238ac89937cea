import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { DemoPage } from './DemoPage.js';

const meta = {
  title: 'Screens/solution/DemoPage',
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

/** Keys of 2048 bits take their time on a busy machine. */
const later = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('heading', { level: 2, name: '签章与验签' })).toHaveFocus();
  },
};
/** A real signature: one character changed, and it does not fit any more; changed back, it does. */
export const Signing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '盖章' }, later));
    await expect(await canvas.findByText('签章有效')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('要签章的文字'), '9');
    await expect(await canvas.findByText('签章无效')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('要签章的文字'), '{Backspace}');
    await expect(await canvas.findByText('签章有效')).toBeVisible();
  },
};
/** What was encrypted for the old lock, the new one does not open. */
export const Decrypting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: '加密投标文件' }, later));
    await canvas.findByText(/^密文/);
    await userEvent.click(canvas.getByRole('button', { name: '开标解密' }));
    await expect(await canvas.findByText('用原来的锁：解开了', {}, later)).toBeVisible();
    await expect(await canvas.findByText('用补办后的新锁：解不开')).toBeVisible();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
