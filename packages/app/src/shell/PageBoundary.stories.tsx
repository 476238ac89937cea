import { exampleHandlers } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageCodeError } from '../routing/lazy-page.js';
import { inApp } from '../story-kit/in-app.js';
import { PageBoundary } from './PageBoundary.js';
import { PlainFailed } from './PlainFailed.js';
import { PublicLayout } from './PublicLayout.js';
import { onScreen, viewport } from '../story-kit/viewports.fixtures.js';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const framed = [inApp({ path: '/core/order', layout: PublicLayout })];

const meta = {
  title: 'Screens 页面/Frame 页面框架/PageBoundary 页面出错',
  id: 'screens-shell-page-boundary',
  component: Broken,
  args: { error: new TypeError('Cannot read properties of undefined') },
  render: ({ error }) => (
    <PageBoundary>
      <Broken error={error} />
    </PageBoundary>
  ),
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(...exampleHandlers());
  },
} satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page threw: header and footer stay, and so do the links. */
export const Default: Story = {
  decorators: framed,
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: '这个页面没有显示出来' })).toBeVisible();
    await expect(main.getByRole('button', { name: '重新加载' })).toBeVisible();
    await expect(main.getByText(/编号 P-[0-9A-F]{6}$/)).toBeVisible();
  },
};
/** The page's code failed to load: a release during the visit, or no network. */
export const CodeMissing: Story = {
  decorators: framed,
  args: { error: new PageCodeError(new TypeError('Failed to fetch'), () => {}) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/可能刚发布了新版本/)).toBeVisible();
  },
};
/** The frame itself threw: only the message is shown. */
export const Alone: Story = {
  decorators: [inApp({ path: '/' })],
  render: ({ error }) => (
    <PageBoundary alone>
      <Broken error={error} />
    </PageBoundary>
  ),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
export const Dark: Story = { decorators: framed, globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { decorators: framed, globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = {
  decorators: framed,
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
export const Phone: Story = { decorators: framed, globals: onScreen('phone') };
/** No code can be loaded any more: only plain text is shown. */
export const Plain: Story = {
  decorators: framed,
  render: ({ error }) => <PlainFailed error={error} pathname="/core/order" />,
};
