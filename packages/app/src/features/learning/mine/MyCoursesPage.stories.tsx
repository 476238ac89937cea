import { study } from '@ca-portal/api/contract';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { onScreen, viewport } from '../../../story-kit/viewports.fixtures.js';
import { inApp } from '../../../story-kit/in-app.js';
import { longText, myCourses } from '../learning.fixtures.js';
import { MyCoursesPage } from './MyCoursesPage.js';

const { response: week } = study.week.example;
const links = { ...defaultPortalConfig.links, exam: 'https://exam.example.cn/login' };
const minutes = [20, 45, 0, 60, 80, 30, 50];

const meta = {
  title: 'Screens 页面/Learning 学习/MyCoursesPage 我的课程',
  id: 'screens-learning-my-courses-page',
  component: MyCoursesPage,
  decorators: [
    (Story, { parameters }) => {
      const { path = '/core/myCourse' } = parameters as { path?: string };
      return inApp({ path, token: '5.story', layout: 'work', config: { links } })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(study.mine, { rows: myCourses, total: myCourses.length }),
      mock(study.week, {
        hoursEarned: 652.5,
        hoursRequired: 1440,
        days: week.days.map(({ day }, i) => ({ day, minutes: minutes[i] ?? 0 })),
      }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof MyCoursesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each course resumes at the saved second; a finished one offers its certificate. */
export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '继续学习，数字证书入门' })).toHaveAttribute(
      'href',
      '/learningRecord?id=1',
    );
    await expect(canvas.getByRole('link', { name: /^考试入口/ })).toHaveAttribute(
      'href',
      '/jumpForm?target=exam',
    );
    await expect(await canvas.findByText('近 7 天学习 285 分钟（4.8 小时），平均每天 41 分钟')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^已完成/ }));
    await expect(
      await canvas.findByRole('button', { name: '下载结业证书，电子印章的采集与使用' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^已过期/ }));
    await expect(await canvas.findByText(/已于 2026-03-01 过期/)).toBeVisible();
  },
};
/** The address contains the tab; a certificate that cannot be issued gives the reason. */
export const NoPermission: Story = {
  parameters: { path: '/core/myCourse?state=finished' },
  beforeEach({ msw }) {
    msw.use(mockError(study.certificate, 'courseUnfinished'));
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^下载结业证书，/ }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(study.mine), mockForever(study.week));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(study.mine), mockNetworkError(study.week));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，课程' });
    await expect(await canvas.findByRole('button', { name: '重试，学时' })).toBeVisible();
    msw.use(mock(study.mine, { rows: myCourses, total: myCourses.length }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '继续学习，数字证书入门' })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.mine, { rows: [], total: 0 }),
      mock(study.week, {
        hoursEarned: 0,
        hoursRequired: 0,
        days: week.days.map(({ day }) => ({ day, minutes: 0 })),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有在学的课程')).toBeVisible();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(study.mine, {
        rows: myCourses.map((one) => ({
          ...one,
          title: longText,
          lastLessonTitle: longText,
          lastSecond: 86_399,
        })),
        total: myCourses.length,
      }),
    );
  },
};
/** A place that is not paid yet, and one that is paid and not started. */
export const Unpaid: Story = {
  parameters: { path: '/core/myCourse?state=unpaid' },
  beforeEach({ msw }) {
    const order = { orderNo: 'DD20261121000009', lastLessonId: null, lastLessonTitle: '', progress: 0 };
    const rows = [
      { ...myCourses[0]!, ...order, courseId: 5, state: 'unpaid' as const, expiresAt: '2026-11-22 10:00:00' },
      { ...myCourses[0]!, ...order, refundable: true },
    ];
    msw.use(mock(study.mine, { rows, total: rows.length }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^去支付/ })).toHaveAttribute(
      'href',
      '/makeSurePay?orderNo=DD20261121000009',
    );
    await userEvent.click(canvas.getByRole('tab', { name: /^学习中/ }));
    await expect(await canvas.findByRole('link', { name: /^申请退款/ })).toHaveAttribute(
      'href',
      '/core/orderDetail?orderNo=DD20261121000009',
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
