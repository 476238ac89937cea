import { knowledge, search } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { chatStore } from '../../shared/chat/index.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { articles, categories, longText } from './knowledge.fixtures.js';
import { KnowledgePage } from './KnowledgePage.js';

const found = (keyword = '', category = '') =>
  articles.filter((one) => one.title.includes(keyword) && (!category || one.category === category));

const meta = {
  title: 'Screens 页面/Public 公开页面/KnowledgePage 知识库',
  id: 'screens-knowledge-knowledge-page',
  component: KnowledgePage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/knowledge' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(knowledge.list, ({ query }) => {
        const rows = found(query.keyword, query.category);
        return { rows, total: rows.length === articles.length ? 60 : rows.length };
      }),
      mock(knowledge.categories, ({ query }) => ({
        categories: categories
          .map(({ category }) => ({ category, count: found(query.keyword, category).length }))
          .filter(({ count }) => count > 0),
        suggestion: query.keyword === '铺办' ? '补办' : '',
      })),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The counts follow the search, found words are highlighted, a category narrows it. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: '搜索知识库' });
    await userEvent.type(box, '锁死{Enter}');
    await expect(await canvas.findByText(/篇与“锁死”有关的内容/)).toHaveTextContent('找到 3 篇');
    await expect(canvas.getAllByText('锁死', { selector: 'mark' }).length).toBeGreaterThan(2);
    await expect(await canvas.findByRole('link', { name: '全部 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: '操作视频 1' }));
    await expect(await canvas.findByRole('link', { name: /^3 分钟看懂.*片长 3:12/ })).toHaveAttribute(
      'href',
      '/knowledgeDetail?id=3',
    );
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
    await expect(box).toHaveValue('');
    await expect(await canvas.findByText(/共 60 篇|和操作视频，共/)).toBeVisible();
  },
};
/** Suggests a better spelling. */
export const NoHit: Story = {
  parameters: { path: '/knowledge?q=铺办' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('没有找到与“铺办”有关的文章')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '问智能客服' }));
    await expect(chatStore.get()).toEqual({ open: true, question: '铺办' });
    await userEvent.click(await canvas.findByRole('link', { name: '补办' }));
    await expect(await canvas.findByRole('link', { name: /完整步骤/ })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(knowledge.list), mockForever(knowledge.categories), mockForever(search.frequent));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(knowledge.list));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，文章' });
    await expect(await canvas.findByRole('heading', { name: '大家在搜' })).toBeVisible();
    msw.use(mock(knowledge.list, { rows: articles, total: articles.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /怎么解锁/ })).toBeVisible();
  },
};
/** Only the categories fail: the list stays, and they can be retried. */
export const CategoriesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(knowledge.categories));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，知识库分类' });
    msw.use(mock(knowledge.categories, { categories, suggestion: '' }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '办理指南 2' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(knowledge.list, { rows: [], total: 0 }),
      mock(knowledge.categories, { categories: [], suggestion: '' }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有文章')).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(knowledge.list, {
        rows: articles.map((one) => ({
          ...one,
          title: longText,
          summary: longText.repeat(2),
          reads: 98_765_432,
        })),
        total: 9_999,
      }),
      mock(search.frequent, { keywords: [longText, '短'], businesses: [] }),
    );
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = { ...long, globals: onScreen('phone') };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = {
  parameters: { path: '/knowledge?q=锁死' },
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = {
  parameters: { path: '/knowledge?q=锁死' },
  globals: { ...onScreen('laptop'), contrast: 'high' },
};
export const Phone: Story = { globals: onScreen('phone') };
