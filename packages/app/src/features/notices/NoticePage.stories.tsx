import { content, notices as noticeRows } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { longText, notice, notices } from './notices.fixtures.js';
import { NoticePage } from './NoticePage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/NoticePage 公告详情',
  id: 'screens-notices-notice-page',
  component: NoticePage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/proclamationDetial?id=2' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(noticeRows.detail, ({ params }) =>
        params.id === 1
          ? { ...noticeRows.detail.example.response, previous: null, next: { id: 2, title: notice.title } }
          : notice,
      ),
      mock(content.notices, { rows: notices, total: notices.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof NoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From one notice to the previous one, which is the newest; its file is a link. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: notice.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^上一条/ }));
    await expect(await canvas.findByText('已经是最新一条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^维护安排\.pdf/ })).toHaveAttribute(
      'download',
      '维护安排.pdf',
    );
    await expect(canvas.getByRole('link', { name: /^下一条/ })).toHaveAttribute(
      'href',
      '/proclamationDetial?id=2',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(noticeRows.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(noticeRows.detail));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，公告' });
    msw.use(mock(noticeRows.detail, notice));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: notice.title })).toBeVisible();
  },
};
/** Withdrawn, or never existed: the newest are offered instead. */
export const Gone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(noticeRows.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '该公告不存在或已下线' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '最新公告' })).toBeVisible();
  },
};
export const BrokenAddress: Story = {
  parameters: { path: '/proclamationDetial?id=abc' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '该公告不存在或已下线' }),
    ).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    const file = noticeRows.detail.example.response.attachments[0];
    msw.use(
      mock(noticeRows.detail, {
        ...notice,
        title: longText,
        publisher: longText,
        content: notice.content.repeat(6),
        attachments: file ? [{ ...file, name: `${longText}.pdf`, size: 9_876_543_210 }] : [],
        previous: { id: 1, title: longText },
        next: { id: 3, title: longText },
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
