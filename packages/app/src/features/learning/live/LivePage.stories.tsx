import { learning, study } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { course, film, live, longText } from '../learning.fixtures.js';
import { LivePage } from './LivePage.js';

const meta = {
  title: 'Screens 页面/Learning 学习/LivePage 直播',
  id: 'screens-learning-live-page',
  component: LivePage,
  decorators: [inApp({ path: '/learningLive?id=6', layout: PublicLayout, token: '5.story' })],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(study.live, live),
      mock(study.liveChat, []),
      mock(learning.detail, { ...course, title: live.title, kind: 'live', liveState: 'live' }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks a question, and counts as present. Typed markup stays text. */
export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.say, { ...study.say.example.response, id: 9, text: '<img src=x onerror=alert(1)>请问' }),
    );
  },
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log', { name: '提问记录' });
    await userEvent.type(
      canvas.getByRole('textbox', { name: '提问内容' }),
      '<img src=x onerror=alert(1)>请问',
    );
    await userEvent.click(canvas.getByRole('button', { name: '提问' }));
    await expect(await within(log).findByText('<img src=x onerror=alert(1)>请问')).toBeVisible();
    await expect(log.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: '提问内容' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '签到' }));
    await expect(await canvas.findByText(/已签到$/)).toBeVisible();
  },
};
/** The server's clock counts, however wrong the computer's is. */
export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.live, {
        ...live,
        state: 'waiting',
        streamUrl: '',
        captionsUrl: '',
        lines: [],
        now: '2026-11-21 14:00:00',
        startsAt: '2026-11-23 16:00:30',
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('timer')).toHaveTextContent(/^2 天 02:00:/);
  },
};
export const Ended: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.live, { ...live, state: 'ended', streamUrl: film, signedInAt: '2026-11-21 14:02:00' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('直播已结束，不能再提问。')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};
export const RecordingToCome: Story = {
  beforeEach({ msw }) {
    msw.use(mock(study.live, { ...live, state: 'ended', streamUrl: '', captionsUrl: '' }));
  },
};
export const NotSent: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(study.say));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '提问内容' });
    await userEvent.type(field, '锁丢了怎么办？');
    await userEvent.click(canvas.getByRole('button', { name: '提问' }));
    await expect(await canvas.findByText('没有发出')).toBeVisible();
    await expect(field).toHaveValue('锁丢了怎么办？');
  },
};
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('log', { name: '提问记录' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    try {
      await expect(await canvas.findByText('网络断开，正在重新连接')).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
      // The query cache of the next story must not wait for a network.
      window.dispatchEvent(new Event('online'));
    }
  },
};
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(study.live, 'notEnrolled'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('您还没有报名这门课程')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(study.live));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(study.live));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，直播课' });
    msw.use(mock(study.live, live));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: live.title })).toBeVisible();
  },
};
/** No questions yet. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(study.live, { ...live, lines: [], viewers: 0 }));
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    const lines = Array.from({ length: 40 }, (_, i) => ({
      id: i + 1,
      name: '买买提·艾力·阿卜杜热合曼·示例',
      own: i % 5 === 0,
      text: i % 3 === 0 ? 'a'.repeat(200) : longText,
      at: '2026-11-21 14:10:00',
    }));
    msw.use(mock(study.live, { ...live, title: longText, viewers: 123_456, lines }));
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
