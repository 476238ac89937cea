import { content, notices as noticeRows } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { categories, longText, notices } from './notices.fixtures.js';
import { NoticesPage } from './NoticesPage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/NoticesPage 通知公告',
  id: 'screens-notices-notices-page',
  component: NoticesPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/proclamation' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(content.notices, ({ query }) => {
        const found = notices.filter(
          ({ title, category }) =>
            title.includes(query.keyword ?? '') && (!query.category || category === query.category),
        );
        return { rows: found, total: found.length === notices.length ? 40 : found.length };
      }),
      mock(noticeRows.categories, categories),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof NoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Searched, narrowed to a category, nothing found, and back to all. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /系统维护的通知/ })).toHaveAttribute(
      'href',
      '/proclamationDetial?id=1',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索公告标题' }), '证书{Enter}');
    await expect(await canvas.findByText(/的标题里有“证书”/)).toHaveTextContent('共 3 条');
    await userEvent.click(canvas.getByRole('link', { name: /^网点/ }));
    await expect(await canvas.findByText('没有符合条件的公告')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByRole('link', { name: /服务网点搬迁/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: '搜索公告标题' })).toHaveValue('');
  },
};
/** The address holds search, category and page. */
export const FromAddress: Story = {
  parameters: { path: '/proclamation?q=证书&category=业务' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /免材料/ });
    await expect(canvas.getByRole('searchbox', { name: '搜索公告标题' })).toHaveValue('证书');
    await expect(await canvas.findByRole('link', { name: /^业务 15/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(content.notices), mockForever(noticeRows.categories));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(content.notices));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，公告' });
    await expect(await canvas.findByRole('link', { name: /^业务 15/ })).toBeVisible();
    msw.use(mock(content.notices, { rows: notices, total: notices.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /系统维护的通知/ })).toBeVisible();
  },
};
/** Only the categories fail: the list stays, and they can be retried. */
export const CategoriesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(noticeRows.categories));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，公告分类' });
    msw.use(mock(noticeRows.categories, categories));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '业务 15' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(content.notices, { rows: [], total: 0 }), mock(noticeRows.categories, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无公告')).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(content.notices, { rows: notices.map((one) => ({ ...one, title: longText })), total: 10_340 }),
      mock(
        noticeRows.categories,
        categories.map((one) => ({ category: `${one.category}与互联互通专项`, count: one.count * 1000 })),
      ),
    );
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = { ...long, globals: onScreen('phone') };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
