import { downloads } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { files, longText } from './downloads.fixtures.js';
import { DownloadsPage } from './DownloadsPage.js';

/** Simulates another operating system during a story. */
function onSystem(userAgent: string) {
  const own = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
  return () => {
    if (own) Object.defineProperty(navigator, 'userAgent', own);
    else Reflect.deleteProperty(navigator, 'userAgent');
  };
}
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0.0.0';

const meta = {
  title: 'Screens 页面/Public 公开页面/DownloadsPage 下载中心',
  id: 'screens-downloads-downloads-page',
  component: DownloadsPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/downloadCenter' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(downloads.catalog, { rows: files, total: files.length }), ...exampleHandlers());
    return onSystem(windows);
  },
} satisfies Meta<typeof DownloadsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The driver for this system first; article 18 opens in a new tab, article 24 in the portal (spec 2.11). */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('检测到您在用 Windows，推荐下载')).toBeVisible();
    const best = within(canvas.getByRole('region', { name: '为您推荐' }));
    await expect(best.getByRole('link', { name: '下载，北辰CA锁驱动程序' })).toHaveAttribute(
      'download',
      'ca-lock-driver-3.2.1.zip',
    );
    await expect(best.getByRole('link', { name: /^安装说明/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '企业证书申请表' })).not.toHaveAttribute('target');
    const table = within(canvas.getByRole('table', { name: '驱动与工具' }));
    await expect(table.getByText('暂不可下载')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('国产系统'));
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: '全部 5 份申请表模板' }));
    await expect(await canvas.findByRole('table', { name: '申请表模板' })).toBeVisible();
    await expect(canvas.queryByText(/推荐下载/)).toBeNull();
  },
};
export const Searched: Story = {
  parameters: { path: '/downloadCenter?q=云杉' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/个与“云杉”有关的文件/)).toHaveTextContent('找到 1 个');
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索文件名称' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索文件名称' }), '没有这样的{Enter}');
    await expect(await canvas.findByText('没有符合条件的文件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findByRole('table', { name: '驱动与工具' })).toBeVisible();
  },
};
/** No file for the system, or an unknown system: no recommendation rather than a wrong one. */
export const SystemUnknown: Story = {
  beforeEach: () => onSystem('Mozilla/5.0 (PlayStation 5)'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: '驱动与工具' })).toBeVisible();
    await expect(canvas.queryByText(/推荐下载/)).toBeNull();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(downloads.catalog));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(downloads.catalog));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，下载资料' });
    msw.use(mock(downloads.catalog, { rows: files, total: files.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table', { name: '驱动与工具' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(downloads.catalog, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无资料')).toBeVisible();
  },
};
const long: Story = {
  beforeEach({ msw }) {
    const rows = files.map((one) => ({
      ...one,
      title: `${one.title}（${longText}）`,
      content: longText,
      providerName: one.providerName && longText,
      version: '2026.11.21-release-candidate',
    }));
    msw.use(mock(downloads.catalog, { rows, total: rows.length }));
  },
};
export const LongContent: Story = { ...long };
export const LongContentPhone: Story = { ...long, globals: onScreen('phone') };
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
/** Large type on a phone: the search stays inside the page. */
export const ElderPhone: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const form = await within(canvasElement).findByRole('form', { name: '搜索文件名称' });
    const { left, right } = form.getBoundingClientRect();
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    await expect(left).toBe(document.documentElement.clientWidth - right);
  },
};
