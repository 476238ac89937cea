import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { NotFoundPage } from './NotFoundPage.js';

const seenBy = (token: string | null) => [inApp({ path: '/404', layout: PublicLayout, token })];
const forVisitor = { decorators: seenBy(null) };

const meta = {
  title: 'Screens 页面/Frame 页面框架/NotFoundPage 页面不存在',
  id: 'screens-errors-not-found-page',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...forVisitor,
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    // The login must not return to this page.
    const banner = within(within(canvasElement).getByRole('banner'));
    await expect(banner.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/login');
  },
};
/** A logged-in user gets no login link. */
export const LoggedIn: Story = {
  decorators: seenBy('5.story'),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/core/personal');
    await expect(main.queryByRole('link', { name: '登录' })).toBeNull();
  },
};
export const Dark: Story = { ...forVisitor, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { ...forVisitor, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { ...forVisitor, globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { ...forVisitor, globals: onScreen('phone') };
