import { shop } from '@ca-portal/api/contract';
import { exampleHandlers, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { inApp } from '../../story-kit/in-app.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { BeforePage } from './BeforePage.js';
import { certificateHandlers, priceHandlers } from './business.fixtures.js';

const meta = {
  title: 'Screens 页面/Orders 办理与订单/BeforePage 办事指南',
  id: 'screens-business-before-page',
  component: BeforePage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/before?type=0102' } = parameters as { path?: string };
      return inApp({ path, token: null, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...priceHandlers, ...certificateHandlers, ...exampleHandlers());
  },
} satisfies Meta<typeof BeforePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user ticks what he has; he can start with or without all of it. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'CA补办（更换）' })).toBeVisible();
    await expect(canvas.getByText('还差 2 样，也可以先开始，办理时再上传。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '电脑读不到锁' })).toHaveAttribute('href', '/envCheck');
    await userEvent.click(canvas.getByRole('button', { name: '看示例，补办/注销说明（盖章）' }));
    await expect(await screen.findByRole('dialog', { name: /示例$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: '补办情况说明' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '坏锁照片' }));
    await expect(canvas.getByText('材料齐了。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '开始办理CA补办（更换）' })).toHaveAttribute(
      'href',
      '/apply?business=0102',
    );
  },
};
/** An address without a valid business links to the list. */
export const Unknown: Story = {
  parameters: { path: '/before?type=9999' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '查看全部业务' })).toHaveAttribute(
      'href',
      '/jumpydDetial',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(shop.list));
  },
};
/** Only the prices fail. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(shop.list));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试，价格' })).toBeVisible();
  },
};
/** The business with the longest checklist and text. */
export const LongContent: Story = { parameters: { path: '/before?type=0105' } };
export const NothingToBring: Story = { parameters: { path: '/before?type=0103' } };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
