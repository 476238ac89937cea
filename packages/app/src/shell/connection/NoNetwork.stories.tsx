import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { NoNetwork } from './NoNetwork.js';

const meta = {
  title: 'Screens 页面/Frame 页面框架/NoNetwork 断网',
  id: 'screens-shell-no-network',
  component: NoNetwork,
  decorators: [inApp({ path: '/core/order' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
} satisfies Meta<typeof NoNetwork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('网络已断开');
    await expect(page.getByRole('link', { name: '先看首页' })).toHaveAttribute('href', '/');
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
