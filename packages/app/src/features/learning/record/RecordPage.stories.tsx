import { learning, study } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PublicLayout } from '../../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { course, longText, play, record, saved } from '../learning.fixtures.js';
import { RecordPage } from './RecordPage.js';

const meta = {
  title: 'Screens 页面/Learning 学习/RecordPage 学习记录',
  id: 'screens-learning-record-page',
  component: RecordPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/learningRecord?id=1' } = parameters as { path?: string };
      return inApp({ path, layout: PublicLayout, token: '5.story' })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(study.record, record),
      mock(study.play, play),
      mock(study.progress, saved),
      mock(learning.detail, { ...course, hours: 480 }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story plays the video by script, without its file, because not every browser has the codec. */
function playedByHand(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('there is no film');
  video.removeAttribute('src');
  video.load();
  return video;
}

/** The video plays to a second and stops there: the progress is saved. */
function watchTo(canvasElement: HTMLElement, second: number): HTMLVideoElement {
  const video = playedByHand(canvasElement);
  let now = second;
  Object.defineProperty(video, 'currentTime', {
    configurable: true,
    get: () => now,
    set: (to: number) => {
      now = to;
    },
  });
  fireEvent.timeUpdate(video);
  fireEvent.pause(video);
  return video;
}

/** Continues at the saved second; a note is linked to its second, and a locked lesson gives the reason. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^1\.2/ })).toBeVisible();
    await expect(await canvas.findByText('上次看到')).toHaveTextContent('上次看到 00:25');
    await expect(canvas.getByText('请先学完“密码与保管”')).toBeVisible();
    watchTo(canvasElement, 40);
    await expect(await canvas.findByText(/^进度已保存/)).toHaveTextContent('进度已保存 10:42:15');
    await userEvent.type(canvas.getByRole('textbox', { name: '在 00:40 记一条笔记' }), '签章和签名的区别');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('button', { name: '12:34，回到这里' })).toBeVisible();
  },
};
/** Keys and bar seek no further than watched; the reason is beside it. */
export const NoSeekForward: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    const video = playedByHand(canvasElement);
    Object.defineProperty(video, 'duration', { configurable: true, value: 60 });
    fireEvent.loadedMetadata(video);
    await waitFor(() => expect(slider).toHaveAccessibleDescription('首次学习不能快进'));
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(video.currentTime).toBeLessThan(26);
  },
};
export const Elsewhere: Story = {
  beforeEach({ msw }) {
    msw.use(mock(study.progress, { ...saved, playedElsewhere: true, watchedSeconds: 25 }));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('上次看到');
    watchTo(canvasElement, 40);
    await expect(await canvas.findByText('正在另一台设备上播放')).toBeVisible();
    msw.use(mock(study.play, { ...play, playId: '7b0c3c6e-1f0f-4f0e-8f67-0c1d2e3f4a5b' }));
    await userEvent.click(canvas.getByRole('button', { name: '在这里继续' }));
    await waitFor(() => expect(canvas.queryByText('正在另一台设备上播放')).toBeNull());
    await expect(canvas.getByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};
export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(study.progress));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('上次看到');
    watchTo(canvasElement, 40);
    await expect(await canvas.findByText(/^网络断开，已保存到/)).toHaveTextContent(
      '网络断开，已保存到 00:25',
    );
    msw.use(mock(study.progress, saved));
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText(/^进度已保存/)).toBeVisible();
    await expect(canvas.queryByText(/^网络断开/)).toBeNull();
  },
};
export const NotSaved: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(study.progress, 'notEnrolled'));
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('上次看到');
    watchTo(canvasElement, 40);
    await expect(await within(canvasElement).findByText('学习进度没有保存')).toBeVisible();
  },
};
/** The end offers the next lesson; the page does not open it by itself. */
export const LessonEnds: Story = {
  beforeEach({ msw }) {
    msw.use(mock(study.progress, { ...saved, watchedSeconds: 60, finished: true }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('上次看到');
    fireEvent.ended(watchTo(canvasElement, 60));
    await expect(await canvas.findByRole('button', { name: '再看一遍' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^1\.2/ })).toBeVisible();
  },
};
export const Locked: Story = {
  parameters: { path: '/learningRecord?id=1&lesson=121' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/“安装驱动与环境检测”还没有开放/)).toBeVisible();
  },
};
/** A course can only be watched after enrolling. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(study.record, 'notEnrolled'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('您还没有报名这门课程')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看课程详情' })).toHaveAttribute(
      'href',
      '/learningDetail?id=1',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(study.record));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(study.record));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，课程' });
    msw.use(mock(study.record, record));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^1\.2/ })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(study.record, { ...record, chapters: [] }));
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.record, {
        ...record,
        title: longText,
        chapters: record.chapters.map((chapter) => ({
          ...chapter,
          lessons: chapter.lessons.map((one) => ({ ...one, title: longText })),
        })),
      }),
      mock(study.play, { ...play, notes: play.notes.map((note) => ({ ...note, text: longText.repeat(4) })) }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
/** Large type on a phone: text over and below the video stays on one line. */
export const ElderPhone: Story = {
  globals: { ...onScreen('phone'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const middle = (name: string) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    await canvas.findByRole('button', { name: '关闭提示' });
    await expect(middle('关闭提示')).toBe(middle('继续'));
    await expect(middle('全屏')).toBe(middle('播放'));
  },
};
