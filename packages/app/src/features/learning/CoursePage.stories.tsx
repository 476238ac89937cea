import { learning } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PublicLayout } from '../../shell/PublicLayout.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { CoursePage } from './CoursePage.js';
import { course, courses, longText } from './learning.fixtures.js';

const meta = {
  title: 'Screens 页面/Learning 学习/CoursePage 课程详情',
  id: 'screens-learning-course-page',
  component: CoursePage,
  decorators: [
    (Story, { parameters }) => {
      const { token = '5.story' } = parameters as { token?: string | null };
      return inApp({ path: '/learningDetail?id=5', layout: PublicLayout, token })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(learning.detail, course),
      mock(learning.list, { rows: courses, total: courses.length }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta<typeof CoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enrolls: first the agreement, then the course. */
export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.detail, { ...course, priceFen: 0, memberPriceFen: 0, dueFen: 0 }));
    msw.use(mock(learning.enroll, { enrollment: 'enrolled', orderNo: null }));
  },
};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '打印' })).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('button', { name: '立即报名' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: '报名' });
    await expect(submit).toHaveAccessibleDescription('请先阅读并同意学习须知');
    await userEvent.click(dialog.getByLabelText('我已阅读并同意学习须知'));
    msw.use(mock(learning.detail, { ...course, enrollment: 'enrolled' }));
    await userEvent.click(submit);
    await expect((await canvas.findAllByRole('link', { name: '继续学习' }))[0]).toHaveAttribute(
      'href',
      '/learningRecord?id=5',
    );
  },
};
/** A course with a price leads to the checkout; a member sees his own price. */
export const Paid: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(learning.detail, { ...course, dueFen: 15_900 }),
      mock(learning.enroll, { enrollment: 'unpaid', orderNo: 'DD20261121000009' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '立即报名' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/159\.00.*首次学习前可以全额退款/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '去支付' })).toBeVisible();
  },
};
export const EnrollFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(learning.enroll, 'enrollmentClosed'));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '立即报名' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('我已阅读并同意学习须知'));
    await userEvent.click(dialog.getByRole('button', { name: '去支付' }));
    await expect(await dialog.findByText('没有报名成功')).toBeVisible();
  },
};
export const Enrolled: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.detail, { ...course, enrollment: 'enrolled' }));
  },
};
export const Unpaid: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.detail, { ...course, enrollment: 'unpaid', orderNo: 'DD20261121000009' }));
  },
};
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.detail, { ...course, enrollment: 'closed', enrollBefore: '2026-11-01 23:59:59' }));
  },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: '报名已截止' });
    await expect(button).toHaveAccessibleDescription('报名已于 2026-11-01 截止，可以看看同类课程');
  },
};
export const Finished: Story = {
  beforeEach({ msw }) {
    msw.use(mock(learning.detail, { ...course, enrollment: 'finished' }));
  },
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: '查看结业证书' });
    await expect(link).toHaveAttribute('href', '/core/myCourse?state=finished');
  },
};
export const LiveToCome: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(learning.detail, {
        ...course,
        kind: 'live',
        title: '评标专家手机证书使用',
        startsAt: '2026-11-24 09:30:00',
        liveState: 'waiting',
        chapters: [],
        priceFen: 0,
        memberPriceFen: 0,
        enrollment: 'enrolled',
      }),
    );
  },
};
/** The free lesson, in a dialog and for everybody. */
export const Trial: Story = {
  parameters: { token: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '试看第 1 讲' }));
    const dialog = await screen.findByRole('dialog', { name: '试看：投标文件的加密' });
    await expect(within(dialog).getByRole('slider', { name: '播放进度' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect((await canvas.findAllByRole('link', { name: '立即报名' }))[0]).toHaveAttribute(
      'href',
      '/login?redirect=%2FlearningDetail%3Fid%3D5',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(learning.detail));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(learning.detail));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '重试，课程' });
    msw.use(mock(learning.detail, course));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: course.title })).toBeVisible();
  },
};
export const Gone: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(learning.detail, 'notFound'));
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(learning.detail, {
        ...course,
        title: longText,
        summary: longText.repeat(3),
        category: '继续教育与考前培训',
        host: longText,
        teacherName: '买买提·艾力·阿卜杜热合曼·示例',
        notices: [longText, longText],
        chapters: course.chapters.map((one) => ({
          ...one,
          title: longText,
          lessons: one.lessons.map((part) => ({ ...part, title: longText, seconds: 36_000 })),
        })),
      }),
    );
  },
};
export const Wide: Story = { globals: onScreen('wide') };
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
