import { downloads } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { file, longText } from './downloads.fixtures.js';
import type { DownloadDetail } from './queries.js';
import { DownloadPage } from './DownloadPage.js';

const meta = {
  title: 'Screens 页面/Public 公开页面/DownloadPage 下载详情',
  id: 'screens-downloads-download-page',
  component: DownloadPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/downloadCenterDetail?id=18' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(downloads.detail, file), ...exampleHandlers());
  },
} satisfies Meta<typeof DownloadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Copies the whole checksum, not the shortened one of a table. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: file.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制链接' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^下载 27\.00 MB/ })).toHaveAttribute(
      'href',
      '/mh/common/public/ca-lock-driver-3.2.1.zip',
    );
    let copied = '';
    const own = navigator.clipboard.writeText;
    navigator.clipboard.writeText = (text) => {
      copied = text;
      return Promise.resolve();
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: `复制${file.title}的完整 SHA-256` }));
      await expect(await screen.findByText('校验值已复制。')).toBeVisible();
      await expect(copied).toBe(file.file?.sha256);
    } finally {
      navigator.clipboard.writeText = own;
    }
  },
};
export const Unavailable: Story = {
  beforeEach({ msw }) {
    msw.use(mock(downloads.detail, { ...file, file: null }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('暂不可下载')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^下载[ ，]/ })).toBeNull();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(downloads.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(downloads.detail));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，文件信息' });
    msw.use(mock(downloads.detail, file));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: file.title })).toBeVisible();
  },
};
export const Gone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(downloads.detail, 'notFound'));
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '该文件不存在或已下线' }),
    ).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(downloads.detail, {
        ...file,
        title: longText,
        content: longText,
        whereFrom: longText,
        file: file.file && {
          ...file.file,
          name: `${'very-long-file-name-'.repeat(6)}.zip`,
          size: 98_765_432_100,
        },
        steps: Array.from({ length: 9 }, (_, n) => `${n + 1}${longText}`),
        changes: file.changes.map((one: DownloadDetail['changes'][number]) => ({ ...one, text: longText })),
        others: file.others.map((one: DownloadDetail['others'][number]) => ({ ...one, title: longText })),
      }),
    );
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = {
  ...long,
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { version, day } = file.changes[1]!;
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await canvas.findByText(day);
    // one line further down, not in the middle of the text beside it
    await waitFor(() => expect(top(day) - top(version)).toBeLessThan(40));
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const Phone: Story = { globals: onScreen('phone') };
