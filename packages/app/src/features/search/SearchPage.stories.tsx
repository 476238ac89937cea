import { search } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError, refuse } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { forgetSearches } from './recent-searches.js';
import { chatStore } from '../../shared/chat/index.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { answer, frequent, hits, longText, nothing } from './search.fixtures.js';
import { SearchPage } from './SearchPage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/SearchPage 全站搜索',
  id: 'screens-search-search-page',
  component: SearchPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/search?q=补办' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    forgetSearches();
    msw.use(
      mock(search.query, ({ query }) => (query.keyword === '补办' ? answer(hits, query) : nothing)),
      mock(search.frequent, frequent),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Direct actions come first; a group opens page by page, and one tab leads back. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '开始办理，CA补办（更换）' })).toHaveAttribute(
      'href',
      '/jumpydDetial?type=0102',
    );
    await expect(canvas.getByRole('tab', { name: '全部 17' })).toHaveAttribute('aria-selected', 'true');
    // As in the download center: the link opens the file's page in a new tab, and says so.
    await expect(canvas.getByRole('link', { name: /^补办情况说明.*在新窗口打开/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(canvas.getByRole('button', { name: '全部 14 条知识库' }));
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: '知识库 14' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await expect(await canvas.findByRole('link', { name: /补办问答之14/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '全部 17' }));
    await expect(await canvas.findByRole('heading', { name: '公告' })).toBeVisible();
  },
};
/** The suggested spelling starts the intended search; popular searches are shown below. */
export const NothingFound: Story = {
  parameters: { path: '/search?q=铺办' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '没有找到“铺办”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '问智能客服' }));
    await expect(chatStore.get()).toEqual({ open: true, question: '铺办' });
    await expect(await canvas.findByRole('heading', { name: '常办业务' })).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('region', { name: '搜索结果' })).getByRole('link', { name: '补办' }),
    );
    await expect(await canvas.findByRole('tab', { name: '全部 17' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('补办');
  },
};
/** No search yet: popular searches, and recent searches of this browser. */
export const Empty: Story = {
  parameters: { path: '/search' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '大家在搜' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '补办{Enter}');
    await expect(await canvas.findByRole('tab', { name: '全部 17' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(search.query));
  },
};
/** One group fails: the others are shown, and only this one is retried. */
export const OneGroupFailed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(search.query, ({ query }) => {
        if (!query.group || query.group === 'notice') throw refuse('serverBusy');
        return answer(hits, query);
      }),
    );
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，公告' });
    await expect(await canvas.findByRole('link', { name: /锁丢了、坏了/ })).toBeVisible();
    msw.use(mock(search.query, ({ query }) => answer(hits, query)));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /缩短 CA 锁补办制证时间/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^重试/ })).toBeNull();
  },
};
/** No connection, so the cause is not one group: one 重试 for all. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(search.query));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，搜索结果' });
    msw.use(mock(search.query, ({ query }) => answer(hits, query)));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /^开始办理/ })).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    const stretched = Object.fromEntries(
      Object.entries(hits).map(([group, list]) => [
        group,
        (list ?? []).map((one) => ({ ...one, title: longText, excerpt: longText.repeat(2) })),
      ]),
    );
    msw.use(mock(search.query, ({ query }) => answer(stretched, query)));
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = { ...long, globals: onScreen('phone') };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
export const NothingFoundPhone: Story = {
  parameters: { path: '/search?q=铺办' },
  globals: onScreen('phone'),
};
