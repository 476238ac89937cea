import { knowledge } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { forgetAnswers } from './answered.js';
import { ArticlePage } from './ArticlePage.js';
import { article, articles, longText } from './knowledge.fixtures.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/ArticlePage 知识文章',
  id: 'screens-knowledge-article-page',
  component: ArticlePage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/knowledgeDetail?id=1' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    forgetAnswers();
    window.sessionStorage.removeItem('article-feedback:1');
    msw.use(
      mock(knowledge.detail, article),
      mock(knowledge.list, { rows: articles, total: articles.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents follows the scroll to the end of the page. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: article.title })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: '本文目录' }));
    await expect(contents.getByRole('link', { name: '先判断是不是锁死' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(contents.getByRole('link', { name: '到网点解锁' })).toHaveAttribute('aria-current', 'true'),
    );
    window.scrollTo(0, 0);
  },
};
/** One reason, one line, sent once: afterwards the form is closed. */
export const NotHelpful: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '没有帮助' }));
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('请选择一项，我们才知道该改哪里')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('看不懂'));
    await userEvent.type(canvas.getByRole('textbox', { name: /补充说明/ }), '第三步没有图');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText(/已收到，谢谢您的反馈/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /有帮助/ })).toBeNull();
  },
};
/** An answer that was not delivered keeps its text. */
export const FeedbackFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(knowledge.feedback));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '有帮助' }));
    await expect(await canvas.findByText('反馈没有发送出去')).toBeVisible();
    msw.use(mock(knowledge.feedback, { helpfulRate: 93 }));
    await userEvent.click(canvas.getByRole('button', { name: '有帮助' }));
    await expect(await canvas.findByText(/已收到/)).toBeVisible();
  },
};
/** A video that is not available yet: its text is shown. */
export const VideoMissing: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(knowledge.detail, {
        ...article,
        kind: 'video',
        category: '操作视频',
        videoSeconds: 192,
        videoUrl: '',
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('视频正在制作，暂时不能播放')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(knowledge.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(knowledge.detail));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，文章' });
    msw.use(mock(knowledge.detail, article));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: article.title })).toBeVisible();
  },
};
export const Gone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(knowledge.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '文章不存在或已下线' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /怎么解锁/ })).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(knowledge.detail, {
        ...article,
        title: longText,
        conclusion: longText.repeat(3),
        sections: Array.from({ length: 14 }, (_, n) => ({
          heading: `${n + 1}、${longText}`,
          html: article.sections[1]?.html ?? '',
        })),
        related: articles.map(({ id }) => ({ id, title: longText })),
      }),
    );
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = { ...long, globals: onScreen('phone') };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
